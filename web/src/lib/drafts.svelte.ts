// What the visitor is drafting at one table: a draft for each form, and which form is open. Kept in the session, so that
// a page that is loaded again goes on where it was.
import { carriedOver, freshDraft, lackOf, type Draft } from './answers';
import { formKey, isShort, mirrored, type Form, type Offer } from './choices';
import { isObject, type JsonObject } from './json';
import { keepDrafts, keptDrafts } from './storage';

export class Drafts {
  all = $state<{ [form: string]: Draft }>({});
  /** How a game starts a form, where the emptiest answer is not the likeliest. */
  starts = $state.raw<((form: Form) => Draft | null) | null>(null);
  /** The form being filled in, by its key. */
  open = $state<string | null>(null);
  /** The offer that the open form answers. */
  answering = $state<number | null>(null);
  /** The open form was begun before the page was loaded. */
  isRestored = $state(false);

  constructor(private readonly code: string) {
    const kept = keptDrafts(code);
    this.open = typeof kept['open'] === 'string' ? kept['open'] : null;
    const drafts = kept['drafts'];
    if (isObject(drafts)) this.all = drafts as { [form: string]: Draft };
    this.isRestored = this.open !== null;
  }

  /** The draft of a form as far as there is one. */
  kept(form: Form): Draft | undefined {
    return this.all[formKey(form)];
  }

  /** The draft of a form; a fresh one if there is none yet. */
  of(form: Form): Draft {
    const kept = this.kept(form);
    return kept ? carriedOver(form, kept) : { ...freshDraft(form), ...this.starts?.(form) };
  }

  set(form: Form, draft: Draft): void {
    this.all[formKey(form)] = draft;
    this.keep();
  }

  /** Opens a form; an answer to an offer begins as its mirror. */
  begin(form: Form, answering: Offer | null): void {
    const key = formKey(form);
    if (answering) this.all[key] = freshDraft(form, mirrored(answering.terms));
    this.answering = answering?.id ?? null;
    this.open = key;
    this.isRestored = false;
    this.keep();
  }

  discard(form: Form): void {
    delete this.all[formKey(form)];
    this.open = null;
    this.isRestored = false;
    this.keep();
  }

  /** A number that could be sent before an update and no longer can begins again where the form begins: an overtaken bid. */
  dropOvertaken(before: readonly Form[], now: readonly Form[]): void {
    for (const form of now) {
      const [key, old] = [formKey(form), before.find((other) => formKey(other) === formKey(form))];
      const draft = this.all[key];
      if (!old || !draft) continue;
      for (const ask of form.asks) {
        const was = old.asks.find((other) => other.name === ask.name);
        const value = draft[ask.name];
        if (ask.ask !== 'amount' || !was || lackOf(was, value) || !lackOf(ask, value)) continue;
        this.all[key] = { ...draft, [ask.name]: ask.min };
      }
    }
  }

  /** A form that is not offered any more closes; what was drafted stays. */
  closeUnless(forms: readonly Form[]): void {
    if (!forms.some((form) => formKey(form) === this.open)) this.open = null;
  }

  /** A form that is all there is to do opens by itself when it comes; who has closed it opens it again by hand. A single
      number stands in the bar anyway. */
  openOnly(before: readonly Form[], now: readonly Form[]): void {
    const [form, ...others] = now;
    if (this.open !== null || !form || others.length > 0 || isShort(form)) return;
    if (!before.some((other) => formKey(other) === formKey(form))) this.begin(form, null);
  }

  private keep(): void {
    const drafts: JsonObject = $state.snapshot(this.all) as JsonObject;
    keepDrafts(this.code, { open: this.open, drafts });
  }
}
