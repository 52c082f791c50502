// One table as the page knows it: what the server said last, what the visitor is drafting, and the way to act.
// Every board, plain or with a face, is drawn from this.
import { carriedOver, freshDraft, isDrafted, tapped, type Draft } from './answers';
import { ApiProblem, findGame, findTable, socketAddress } from './api';
import { elementsOf, formKey, fieldsOf, readChoices, tagOf, type Choices, type Exact, type Form, type Offer } from './choices';
import { field, isObject, sameJson, type JsonObject } from './json';
import { Link, randomHex, type Answer, type LinkStatus, type Request, type Socket } from './link';
import type { GameSummary, Json, Refusal, ServerMessage, TableInfo, Told, Update } from './protocol';
import { keepDrafts, keptDrafts, knownTable, rememberTable } from './storage';
import { texts } from './texts';
import { Words } from './words';

export type LogLine = { id: number; told: Told };
export type Panel = 'board' | 'players' | 'log' | 'rules';

const LONGEST_LOG = 600;

export class TableState {
  game = $state.raw<GameSummary | null>(null);
  info = $state.raw<TableInfo | null>(null);
  seat = $state<number | null>(null);
  update = $state.raw<Update | null>(null);
  status = $state<LinkStatus>('connecting');
  log = $state.raw<LogLine[]>([]);
  skipped = $state(0);
  /** What the last update told, for whoever animates it; empty when the table has just been reached. */
  fresh = $state.raw<Told[]>([]);
  /** The table cannot be reached at all: a sentence saying why. */
  missing = $state<string | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  notice = $state<string | null>(null);
  /** An action is on its way. */
  sending = $state<string | null>(null);
  /** The element whose choices are shown, if the visitor has clicked one. */
  focus = $state<string | null>(null);
  /** An exact action that waits for a yes. */
  asking = $state.raw<Exact | null>(null);
  /** Why nothing can be done with what was clicked. */
  hint = $state<string | null>(null);
  /** The form being filled in, by its key. */
  openForm = $state<string | null>(null);
  draftRestored = $state(false);
  drafts = $state<{ [form: string]: Draft }>({});
  panel = $state<Panel>('board');
  /** The rule at which the rules panel stands open. */
  ruleShown = $state<string | null>(null);

  choices: Choices = $derived(readChoices(this.update?.choices));
  words: Words = $derived(
    new Words(this.game?.messages, this.info?.names ?? {}, this.info?.seats.map((seat) => seat.name) ?? []),
  );
  phase: Json = $derived(field(this.update?.public, 'phase'));
  waitedFor: readonly number[] = $derived(this.update?.waited_for ?? []);
  isMyTurn: boolean = $derived(this.seat !== null && this.waitedFor.includes(this.seat));
  isOver: boolean = $derived(this.update?.ending != null);
  /** The form being filled in, if it is still offered. */
  formInHand: Form | null = $derived(this.choices.forms.find((form) => formKey(form) === this.openForm) ?? null);
  private readonly live: Set<string> = $derived(this.liveElements());

  private readonly link: Link;
  private lines = 0;
  private startWanted = false;

  constructor(
    readonly code: string,
    open: () => Socket = () => new WebSocket(socketAddress(code)),
  ) {
    const kept = keptDrafts(code);
    this.openForm = typeof kept['open'] === 'string' ? kept['open'] : null;
    const drafts = kept['drafts'];
    if (isObject(drafts)) this.drafts = drafts as { [form: string]: Draft };
    this.draftRestored = this.openForm !== null;
    this.link = new Link({
      open,
      token: knownTable(code)?.token ?? null,
      onMessage: (message) => this.hear(message),
      onStatus: (status) => this.show(status),
    });
    this.link.connect();
  }

  leave(): void {
    this.link.close();
  }

  hurry(): void {
    this.link.hurry();
  }

  get hasUnsent(): boolean {
    return this.sending !== null;
  }

  /** Starts as soon as the table says that it can. */
  startAtOnce(): void {
    this.startWanted = true;
  }

  async start(): Promise<void> {
    this.note(await this.request({ type: 'start' }));
  }

  async seatBot(seat: number, level: string | null): Promise<void> {
    this.note(await this.request({ type: 'set_bot', seat, level }));
  }

  preview(action: Json): Promise<Answer> {
    return this.request({ type: 'preview', action });
  }

  /** Sends an action; the form it was drafted in closes when it has been carried out. */
  async act(action: Json, form: Form | null = null): Promise<void> {
    if (this.sending !== null) return;
    this.sending = JSON.stringify(action);
    this.refusal = null;
    this.notice = null;
    const answer = await this.request({ type: 'act', action });
    this.sending = null;
    if (answer.type === 'refused') this.refusal = answer.refusal;
    this.note(answer);
    if (answer.type !== 'done') return;
    this.focus = null;
    if (form) this.discard(form);
  }

  /** Does an exact action; where the messages have a question, asks it first. */
  choose(choice: Exact): void {
    if (this.words.message('confirm', tagOf(choice.action)) !== undefined) this.asking = choice;
    else void this.act(choice.action);
  }

  /** A thing on the board was clicked: into the form in hand; else the one thing to do with it; else its choices. */
  touch(element: string): void {
    this.hint = null;
    if (this.formInHand) return this.draftWith(this.formInHand, element);
    const exact = this.choices.exact.filter((choice) => choice.concerns.includes(element));
    const forms = this.choices.forms.filter((form) => formConcerns(form).includes(element));
    const [choice, form] = [exact[0], forms[0]];
    if (choice && exact.length === 1 && !form) {
      this.choose(choice);
    } else if (form && forms.length === 1 && !choice) {
      this.begin(form);
      this.draftWith(form, element);
    } else {
      this.focus = this.focus === element ? null : element;
    }
  }

  private draftWith(form: Form, element: string): void {
    const draft = tapped(form, this.draftOf(form), element);
    if (draft) this.setDraft(form, draft);
  }

  isDrafted(element: string): boolean {
    return this.formInHand !== null && isDrafted(this.formInHand, this.draftOf(this.formInHand), element);
  }

  /** Why nothing can be done: the rule where the server can name it, else whose turn it is. */
  async explain(attempt: Json = null): Promise<void> {
    this.hint = this.whyNot();
    if (attempt === null || this.seat === null || this.isOver) return;
    const answer = await this.preview(attempt);
    if (answer.type !== 'refused') return;
    this.hint = null;
    this.refusal = answer.refusal;
  }

  whyNot(): string {
    if (this.isOver) return texts.gameOver;
    if (this.seat === null) return texts.watching;
    if (this.formInHand) return texts.formInHand;
    if (!this.isMyTurn) return texts.notYourTurn(this.waitedFor.map((seat) => this.words.player(seat)).join(', '));
    return texts.notNow;
  }

  /** The draft of a form; a fresh one if there is none yet. */
  draftOf(form: Form): Draft {
    const kept = this.drafts[formKey(form)];
    return kept ? carriedOver(form, kept) : freshDraft(form);
  }

  setDraft(form: Form, draft: Draft): void {
    this.drafts[formKey(form)] = draft;
    this.keep();
  }

  begin(form: Form, answering: Offer | null = null): void {
    const key = formKey(form);
    if (answering) this.drafts[key] = freshDraft(form, answering.terms);
    this.openForm = key;
    this.draftRestored = false;
    this.refusal = null;
    this.keep();
  }

  discard(form: Form): void {
    delete this.drafts[formKey(form)];
    this.openForm = null;
    this.draftRestored = false;
    this.keep();
  }

  showRule(rule: string): void {
    this.ruleShown = rule;
    this.panel = 'rules';
  }

  private keep(): void {
    const drafts: JsonObject = $state.snapshot(this.drafts) as JsonObject;
    keepDrafts(this.code, { open: this.openForm, drafts });
  }

  private request(request: Request): Promise<Answer> {
    return this.link.request(request);
  }

  private note(answer: Answer): void {
    if (answer.type === 'failed' && answer.message !== '') this.notice = answer.message;
  }

  /** A socket cannot say why it was turned away; if there never was a welcome, ask the other way. */
  private show(status: LinkStatus): void {
    this.status = status;
    if (status !== 'lost' || this.info) return;
    findTable(this.code).catch((error: unknown) => {
      if (error instanceof ApiProblem && error.problem.code === 'no_such_table') {
        this.fail('no_such_table', error.message);
      }
    });
  }

  private hear(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        this.seat = message.seat;
        this.learn(message.table);
        break;
      case 'table':
        this.learn(message.table);
        break;
      case 'update':
        this.follow(message);
        break;
      case 'failed':
        if (message.ref === null) this.fail(message.code, message.message);
        break;
    }
  }

  private fail(code: string, message: string): void {
    if (code === 'no_such_table') {
      this.missing = message;
      this.link.close();
    } else if (code === 'unknown_token') {
      // The seat is not ours any more: watch.
      this.link.forgetToken();
    } else {
      this.notice = message;
    }
  }

  private learn(info: TableInfo): void {
    this.info = info;
    if (this.game?.id !== info.game) {
      void findGame(info.game).then((game) => (this.game = game ?? null));
    }
    if (info.stage === 'waiting') this.giveNonce();
    if (this.startWanted && info.stage === 'waiting' && this.seat === info.host) {
      this.startWanted = false;
      void this.start();
    }
  }

  /** Our part of the seed, given once, after the table has shown its commitment, and kept for checking later. */
  private giveNonce(): void {
    const known = knownTable(this.code);
    if (this.seat === null || !known || known.nonce !== undefined) return;
    const nonce = randomHex(16);
    rememberTable({ ...known, nonce });
    void this.request({ type: 'nonce', nonce });
  }

  private follow(update: Update): void {
    const known = this.update?.version ?? -1;
    this.update = update;
    const fresh = update.told.filter((told) => told.seq > known);
    this.fresh = known < 0 ? [] : fresh;
    this.hint = null;
    if (update.skipped > 0 && known < 0) this.skipped = update.skipped;
    this.log = [...this.log, ...fresh.map((told) => ({ id: (this.lines += 1), told }))].slice(-LONGEST_LOG);
    const open = this.openForm;
    if (open !== null && !this.choices.forms.some((form) => formKey(form) === open)) this.openForm = null;
    if (this.focus !== null && !this.concerned().has(this.focus)) this.focus = null;
    const asking = this.asking;
    if (asking && !this.choices.exact.some((choice) => sameJson(choice, asking))) this.asking = null;
  }

  /** The elements with which something can be done; while a form is in hand, those it asks for. */
  concerned(): Set<string> {
    return this.live;
  }

  private liveElements(): Set<string> {
    if (this.formInHand) return new Set(elementsOf(this.formInHand));
    const exact = this.choices.exact.flatMap((choice) => choice.concerns);
    return new Set([...exact, ...this.choices.forms.flatMap(formConcerns)]);
  }
}

/** A form concerns the player it is directed at and everything that can be chosen in it. */
export function formConcerns(form: Form): string[] {
  const to = fieldsOf(form.blank)['to'];
  return typeof to === 'number' ? [`player:${to}`, ...elementsOf(form)] : elementsOf(form);
}
