// What a drafted action would do, asked of the server while it is being drafted.
import type { AnyGame, GameAnswer } from './game';
import type { TableState } from './table.svelte';

export type PreviewOptions = {
  /** Milliseconds without a change before the server is asked. */
  pause?: number;
};

/** Follows the action of a draft; to be made while a component is set up. */
export class DraftPreview<G extends AnyGame> {
  private given = $state.raw<{ asked: string; answer: GameAnswer<G> } | null>(null);
  private readonly wanted: () => string | null;

  constructor(table: () => TableState<G>, action: () => G['action'] | null, options: PreviewOptions = {}) {
    const { pause = 250 } = options;
    const drafted = $derived(JSON.stringify(action() ?? null));
    // The same action does something else after the next update.
    const moment = $derived(table().update?.version ?? 0);
    const wanted = $derived(drafted === 'null' ? null : `${moment} ${drafted}`);
    this.wanted = () => wanted;
    $effect(() => {
      const asked = wanted;
      if (asked === null) return;
      const action = JSON.parse(drafted) as G['action'];
      const timer = setTimeout(() => {
        void table()
          .preview(action)
          .then((answer) => {
            if (asked === wanted) this.given = { asked, answer };
          });
      }, pause);
      return () => clearTimeout(timer);
    });
  }

  /** What the server says of exactly what is drafted now; null until it has said it. */
  get answer(): GameAnswer<G> | null {
    return this.given !== null && this.given.asked === this.wanted() ? this.given.answer : null;
  }
}
