// One table as the page knows it: what the server said last, what the visitor is drafting, and the way to act.
// Every board is drawn from this: the plain one, for any game, and a game's own, which knows the game's types.
import { answeredWith, freshDraft, isDrafted, tapped } from './answers';
import { ApiProblem, findGame, findTable, isCleared, socketAddress } from './api';
import { Chat } from './chat.svelte';
import {
  elementsOf,
  formConcerns,
  formKey,
  openOffers,
  readChoices,
  tagOf,
  type Choices,
  type Exact,
  type Form,
  type Offer,
} from './choices';
import { Countdown } from './countdown.svelte';
import { Drafts } from './drafts.svelte';
import { gameAnswer, gameUpdate, type AnyGame, type GameAnswer, type GameRefusal, type GameTold } from './game';
import type { GameUpdate } from './game';
import { field, sameJson } from './json';
import { Link, randomHex, type Answer, type Heard, type LinkStatus, type Request, type Socket } from './link';
import { parseMarkdown, ruleTitles, type Block } from './markdown';
import { fillOptions, houseRules, setupOf } from './options';
import { PassedLots } from './passed.svelte';
import { Perspectives, type LogLine, type Perspective } from './perspective.svelte';
import { preferences } from './prefs.svelte';
import type { Advice, GameSummary, Json, SeatInfo, TableInfo } from './protocol';
import { colours } from './seats.svelte';
import { knownTable, rememberTable } from './storage';
import { problemText, texts } from './texts';
import { Words } from './words';

/** By then the house has confirmed what was sent, or the page says that it has not. */
const CONFIRMED = 1_000;

export type { LogLine } from './perspective.svelte';
export type Panel = 'board' | 'players' | 'log' | 'chat' | 'rules';

/** A form that two things say everything of: one of them is chosen, and the other completes it. */
const isCardAndPlace = (form: Form): boolean => form.asks.length === 2 && form.asks.every(({ ask }) => ask === 'one');

export class TableState<G extends AnyGame = AnyGame> {
  game = $state.raw<GameSummary | null>(null);
  info = $state.raw<TableInfo | null>(null);
  /** The seats this device holds; none for a spectator. */
  seats = $state.raw<readonly number[]>([]);
  update = $state.raw<GameUpdate<G> | null>(null);
  status = $state<LinkStatus>('connecting');
  /** What the last update told, for whoever animates it; empty when the table has just been reached. */
  fresh = $state.raw<GameTold<G>[]>([]);
  /** The table cannot be reached at all: a sentence saying why. */
  missing = $state<string | null>(null);
  /** It was there once, and the house has cleared it away. */
  isCleared = $state(false);
  refusal = $state.raw<GameRefusal<G> | null>(null);
  notice = $state<string | null>(null);
  /** An action is on its way. */
  sending = $state<string | null>(null);
  /** It has been on its way for longer than it should be. */
  isUnconfirmed = $state(false);
  /** The element whose choices are shown, if the visitor has clicked one. */
  focus = $state<string | null>(null);
  /** The second one, where both together may mean several things. */
  pair = $state<string | null>(null);
  /** An exact action that waits for a yes. */
  asking = $state.raw<Exact<G['action']> | null>(null);
  /** Why nothing can be done with what was clicked. */
  hint = $state<string | null>(null);
  panel = $state<Panel>('board');
  /** The rule at which the rules panel stands open. */
  ruleShown = $state<string | null>(null);
  /** Somebody has just reminded this seat. */
  nudgedBy = $state<number | null>(null);
  /** What has a say before an action is sent, such as a guide; true if the action is to wait. */
  guard: ((action: Json, form: Form | null, seat: number | null) => boolean) | null = null;
  readonly chat: Chat;
  readonly drafts: Drafts;
  /** The lots for which seats at this device bid no more. */
  readonly passed: PassedLots;
  readonly clock = new Countdown();

  /** The seat from whose perspective this is seen: the only one of this device, or the one whose curtain is up. */
  seat: number | null = $derived(this.update?.seat ?? (this.seats.length === 1 ? (this.seats[0] ?? null) : null));
  /** Several people share this device, so that what one of them sees stands behind a curtain. */
  isShared: boolean = $derived(this.seats.length > 1);
  choices: Choices<G['action']> = $derived(readChoices(this.update?.choices));
  words: Words = $derived(
    new Words(this.game, this.info?.names ?? {}, this.info?.seats.map((seat) => seat.name) ?? []),
  );
  /** The rules page of the game, with the numbers of this table. */
  rulesPage: Block[] = $derived(this.readRules());
  /** Every option as this table plays it, for sentences that name one. */
  setup: { [name: string]: Json } = $derived(
    this.game && this.info ? setupOf({ game: this.game, info: this.info }) : {},
  );
  /** The house rules of this table, each with what it says and what is printed. */
  houseRules: string[] = $derived(
    this.game && this.info ? houseRules({ game: this.game, info: this.info, words: this.words }) : [],
  );
  /** The title of each rule, as the rules page has it. */
  ruleTitles: ReadonlyMap<string, string> = $derived(ruleTitles(this.rulesPage));
  phase: Json = $derived(field(this.update?.public, 'phase'));
  waitedFor: readonly number[] = $derived(this.update?.waited_for ?? []);
  isMyTurn: boolean = $derived(this.seat !== null && this.waitedFor.includes(this.seat));
  /** Somebody at this device is waited for. */
  isOurTurn: boolean = $derived(this.seats.some((seat) => this.waitedFor.includes(seat)));
  isOver: boolean = $derived(this.update?.ending != null);
  /** The open offers of the game: some keep their deals in the phase, others beside it. */
  offers: readonly Offer[] = $derived(openOffers(this.update?.public));
  /** Those that wait for an answer of somebody at this device, whosever turn it is. */
  offersToUs: readonly Offer[] = $derived(
    this.isOver ? [] : this.offers.filter((offer) => this.seats.includes(offer.to)),
  );
  /** The form being filled in, if it is still offered. */
  formInHand: Form<G['action']> | null = $derived(
    this.choices.forms.find((form) => formKey(form) === this.drafts.open) ?? null,
  );
  private readonly live: Set<string> = $derived(this.liveElements());

  private readonly link: Link;
  private startWanted = $state(false);
  private startAsked = false;
  private isAgain = false;
  private readyAsked = false;
  private readonly perspectives: Perspectives<G>;
  /** The perspective of the seat, or of a spectator. */
  perspective: Perspective<G>;

  constructor(
    readonly code: string,
    open: () => Socket = () => new WebSocket(socketAddress(code)),
  ) {
    this.chat = new Chat(code);
    this.drafts = new Drafts(code);
    this.passed = new PassedLots(code);
    this.perspectives = new Perspectives(code);
    this.perspective = $state.raw(this.perspectives.of(null));
    this.link = new Link({
      open,
      token: knownTable(code)?.token ?? null,
      onMessage: (message) => this.hear(message),
      onStatus: (status) => this.show(status),
    });
    this.link.connect();
  }

  private readRules(): Block[] {
    if (!this.game) return [];
    const page = parseMarkdown(this.game.rules);
    return this.info ? fillOptions(page, { game: this.game, info: this.info, words: this.words }) : page;
  }

  leave(): void {
    this.link.close();
    this.clock.stop();
    colours.chosen = [];
  }

  hurry(): void {
    this.link.hurry();
  }

  get hasUnsent(): boolean {
    return this.sending !== null;
  }

  get log(): LogLine<G>[] {
    return this.perspective.lines;
  }

  /** What happened and still holds: a die that was taken back is not the last one that fell. */
  get happened(): LogLine<G>[] {
    return this.perspective.standing;
  }

  get skipped(): number {
    return this.perspective.skipped;
  }

  /** Starts as soon as the table says that it can. */
  startAtOnce(): void {
    this.startWanted = true;
  }

  /** Another game with the same people was asked for: ready at once, and the host starts when everybody is. */
  playAgain(): void {
    this.isAgain = true;
  }

  /** No waiting room is wanted: the game is about to begin. */
  get isStarting(): boolean {
    return this.startWanted && this.notice === null;
  }

  /** Asks the table for something that is no action of the game; what is in the way is shown. */
  async ask(request: Request): Promise<Answer> {
    const answer = await this.link.request(request);
    this.note(answer);
    return answer;
  }

  /** Says how fast bots should move, where that is not the usual pace. */
  tellPace(always = true): void {
    if (this.seats.length > 0 && (always || preferences.pace !== 'calm'))
      void this.ask({ type: 'pace', pace: preferences.pace });
  }

  /** Lifts the curtain for one of this device's seats, or lowers it. */
  async uncover(seat: number | null): Promise<void> {
    const { version } = this.perspectives.of(seat);
    await this.ask({ type: 'uncover', seat, version: version < 0 ? null : version });
  }

  async preview(action: G['action']): Promise<GameAnswer<G>> {
    return gameAnswer(await this.link.request({ type: 'preview', action, ...this.bySeat(this.seat) }));
  }

  /** Asks bots what they would do, or why one made the move that led to a version; a sentence if they do not say. */
  async advise(about: number | null): Promise<Advice | string> {
    const answer = await this.link.request({ type: 'advise', about, ...this.bySeat(this.seat) });
    return answer.type === 'advice' ? answer : answer.type === 'failed' ? problemText(answer) : '';
  }

  /** Whether a bot plays this seat, or somebody's stand-in does. */
  isBot(seat: number): boolean {
    const sitter = this.info?.seats[seat]?.sitter ?? 'nobody';
    return sitter === 'nobody' || 'bot' in sitter || sitter.person.stand_in !== null;
  }

  /** Sends an action; the form it was drafted in closes when it has been carried out. */
  async act(
    action: G['action'],
    form: Form<G['action']> | null = null,
    seat: number | null = this.seat,
    sent: 'guarded' | 'unguarded' = 'guarded',
  ): Promise<void> {
    if (this.sending !== null) return;
    if (sent === 'guarded' && this.guard?.(action, form, seat) === true) return;
    this.sending = JSON.stringify(action);
    this.refusal = null;
    this.notice = null;
    this.nudgedBy = null;
    const late = setTimeout(() => (this.isUnconfirmed = true), CONFIRMED);
    const answer = gameAnswer<G>(await this.link.request({ type: 'act', action, ...this.bySeat(seat) }));
    clearTimeout(late);
    this.sending = null;
    this.isUnconfirmed = false;
    if (answer.type === 'refused') this.refusal = answer.refusal;
    this.note(answer);
    if (answer.type !== 'done') return;
    if (answer.seq !== null) this.perspectives.of(seat).did(answer.seq);
    this.focus = this.pair = null;
    if (form) this.drafts.discard(form);
  }

  /** A device with one seat need not say which. */
  private bySeat(seat: number | null): { seat?: number } {
    return this.isShared && seat !== null ? { seat } : {};
  }

  /** Does an exact action; where it cannot be taken back and the messages have a question, asks it first. */
  choose(choice: Exact<G['action']>): void {
    const isAsked = choice.final === true && this.words.has('confirm', tagOf(choice.action));
    if (isAsked) this.asking = choice;
    else void this.act(choice.action);
  }

  /** A thing on the board was clicked: into the form in hand; with the one clicked before it, if both together say
      everything; else the one thing to do with it; else its choices. */
  touch(element: string): void {
    this.hint = null;
    if (this.formInHand) return this.draftWith(this.formInHand, element);
    const both = this.focus === null || this.focus === element ? [] : this.meant([this.focus, element]);
    if (both.length === 1 && both[0] !== undefined) return void this.act(both[0].action, both[0].form);
    this.pair = both.length > 1 ? element : null;
    if (this.pair !== null) return;
    const exact = this.choices.exact.filter((choice) => choice.concerns.includes(element));
    const forms = this.choices.forms.filter((form) => formConcerns(form).includes(element));
    const [choice, form] = [exact[0], forms[0]];
    if (choice && exact.length === 1 && !form) {
      this.choose(choice);
    } else if (form && forms.length === 1 && !choice && !isCardAndPlace(form)) {
      // Whoever taps one thing means that one, not what the form would start with.
      const alone = this.drafts.kept(form) ? null : tapped(form, freshDraft(form), element);
      this.begin(form);
      if (alone) this.drafts.set(form, alone);
      else this.draftWith(form, element);
    } else {
      this.focus = this.focus === element ? null : element;
    }
  }

  /** What could be meant by choosing these things and nothing else: a card, then a place. */
  meant(elements: readonly string[]): { form: Form<G['action']>; action: G['action'] }[] {
    return this.choices.forms.flatMap((form) => {
      const action = answeredWith(form, elements);
      return action === null || form.asks.length !== elements.length ? [] : [{ form, action }];
    });
  }

  /** What the thing in focus could still be meant for: alone, with the second one, or with any that goes with it. */
  get completions(): { form: Form<G['action']>; action: G['action'] }[] {
    const focus = this.focus;
    if (focus === null) return [];
    if (this.pair !== null) return this.meant([focus, this.pair]);
    const partners = this.choices.forms
      .filter((form) => form.asks.length === 2 && formConcerns(form).includes(focus))
      .flatMap(elementsOf);
    const pairs = [...new Set(partners)].filter((other) => other !== focus).map((other) => this.meant([focus, other]));
    return [this.meant([focus]), ...pairs].flat();
  }

  private draftWith(form: Form, element: string): void {
    const draft = tapped(form, this.drafts.of(form), element);
    if (draft) this.drafts.set(form, draft);
  }

  isDrafted(element: string): boolean {
    return this.formInHand !== null && isDrafted(this.formInHand, this.drafts.of(this.formInHand), element);
  }

  /** Why nothing can be done: the rule where the server can name it, else whose turn it is. */
  async explain(attempt: G['action'] | null = null): Promise<void> {
    this.hint = this.whyNot();
    if (attempt === null || this.seat === null || this.isOver) return;
    const answer = await this.preview(attempt);
    if (answer.type !== 'refused') return;
    this.hint = null;
    this.refusal = answer.refusal;
  }

  whyNot(): string {
    if (this.isOver) return texts.gameOver;
    if (this.seat === null) return this.isShared ? texts.curtainDown : texts.watching;
    if (this.formInHand) return texts.formInHand;
    if (!this.isMyTurn) return texts.notYourTurn(this.waitedFor.map((seat) => this.words.player(seat)).join(', '));
    return texts.notNow;
  }

  begin(form: Form, answering: Offer | null = null): void {
    this.drafts.begin(form, answering);
    this.refusal = null;
    this.hint = null;
  }

  showRule(rule: string): void {
    this.ruleShown = rule;
    this.panel = 'rules';
  }

  private note(answer: Answer | GameAnswer<G>): void {
    if (answer.type === 'failed' && answer.message !== '') this.notice = problemText(answer);
  }

  /** A socket cannot say why it was turned away; if there never was a welcome, ask the other way. */
  private show(status: LinkStatus): void {
    this.status = status;
    if (status !== 'lost' || this.info) return;
    findTable(this.code, knownTable(this.code)?.token).catch((error: unknown) => {
      if (!(error instanceof ApiProblem)) return;
      const { code } = error.problem;
      if (code === 'no_such_table' || isCleared(code)) this.fail(code, error.message);
    });
  }

  private hear(message: Heard): void {
    switch (message.type) {
      case 'welcome':
        this.seats = message.seats;
        this.learn(message.table);
        this.tellPace(false);
        // Behind a curtain that was up when the line broke, one goes on.
        if (this.isShared && this.update?.seat != null) void this.uncover(this.update.seat);
        break;
      case 'table':
        // Seats come and go while the line stays up: one that was asked for is given, or a player is removed.
        this.seats = message.table.seats.flatMap((seat, number) => (seat.here ? [number] : []));
        this.learn(message.table);
        break;
      case 'update':
        this.follow(gameUpdate<G>(message));
        break;
      case 'chat':
        this.chat.hear(message.lines);
        if (this.panel === 'chat') this.chat.look();
        break;
      case 'clock':
        this.clock.hear(message);
        break;
      case 'nudged':
        if (this.seats.includes(message.seat)) this.nudgedBy = message.by;
        break;
      case 'failed':
        if (message.ref === null) this.fail(message.code, problemText(message));
        break;
    }
  }

  private fail(code: string, message: string): void {
    if (code === 'no_such_table' || isCleared(code)) {
      this.missing = message;
      this.isCleared = isCleared(code);
      this.link.close();
    } else if (code === 'unknown_token') {
      // The seat is not ours any more: watch.
      this.seats = [];
      this.link.forgetToken();
    } else {
      this.notice = message;
    }
  }

  private learn(info: TableInfo): void {
    const asked = this.info?.seat_asked?.here === true;
    this.info = info;
    if (asked && info.seat_asked?.here !== true && this.seats.length === 0) this.notice = texts.seatRefused;
    colours.chosen = info.seats.map((seat) => seat.colour);
    if (this.game?.id !== info.game) {
      findGame(info.game).then(
        (game) => (this.game = game),
        (error: Error) => (this.notice = error.message),
      );
    }
    if (info.stage === 'waiting') this.giveNonce();
    if (this.isAgain) this.goOnTogether(info);
    if (info.stage !== 'waiting') this.startWanted = false;
    if (this.startWanted && !this.startAsked && this.seats.includes(info.host)) {
      this.startAsked = true;
      void this.ask({ type: 'start' });
    }
  }

  private goOnTogether(info: TableInfo): void {
    const isAwaited = ({ sitter, here, ready }: SeatInfo): boolean => sitter === 'nobody' || (!here && !ready);
    if (info.stage !== 'waiting' || this.seats.length === 0) return;
    if (!this.readyAsked) {
      this.readyAsked = true;
      void this.ask({ type: 'ready', ready: true });
    }
    if (!info.seats.some(isAwaited) && this.seats.includes(info.host)) this.startWanted = true;
  }

  /** Our part of the seed, given once, after the table has shown its commitment, and kept for checking later. */
  private giveNonce(): void {
    const known = knownTable(this.code);
    if (this.seats.length === 0 || !known || known.nonce !== undefined) return;
    const nonce = randomHex(16);
    rememberTable({ ...known, nonce, commitment: this.info?.commitment ?? '' });
    for (const seat of this.seats) void this.link.request({ type: 'nonce', nonce, ...this.bySeat(seat) });
  }

  private follow(update: GameUpdate<G>): void {
    const wasMine = this.isMyTurn;
    const perspective = this.perspectives.of(update.seat ?? null);
    if (this.perspective !== perspective) this.drafts.open = this.focus = null;
    const before = this.choices.forms;
    this.update = update;
    this.drafts.dropOvertaken(before, this.choices.forms);
    this.drafts.closeUnless(this.choices.forms);
    const isFree = this.choices.exact.length > 0 || this.offersToUs.length > 0;
    // A card and its place are chosen where they lie: a form over them would cost a click more.
    if (this.isMyTurn && !isFree && !this.choices.forms.some(isCardAndPlace))
      this.drafts.openOnly(before, this.choices.forms);
    if (update.undone.length > 0) this.passed.clear();
    this.perspective = perspective;
    this.fresh = perspective.add(update);
    this.hint = null;
    if (this.focus !== null && !this.concerned().has(this.focus)) this.focus = null;
    this.pair = null;
    const asking = this.asking;
    if (asking && !this.choices.exact.some((choice) => sameJson(choice, asking))) this.asking = null;
    this.markTurn(wasMine);
    this.lowerCurtain();
  }

  /** Where the visitor's turn ends, "since your last turn" begins. */
  private markTurn(wasMine: boolean): void {
    if (this.seat === null || !wasMine || this.isMyTurn) return;
    this.lookAtNews();
  }

  /** What is new has been read, or the turn in which it was new is over. */
  lookAtNews(): void {
    if (this.seat !== null) this.perspectives.look(this.seat);
  }

  /** Whoever is done leaves nothing in the open for the next one at this device. */
  private lowerCurtain(): void {
    const seat = this.update?.seat ?? null;
    if (this.isShared && seat !== null && !this.waitedFor.includes(seat) && this.isOurTurn) void this.uncover(null);
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
