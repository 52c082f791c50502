// What a drafted action would do, asked of the server while it is being drafted.
import type { AnyGame, GameAnswer } from './game';
import type { TableState } from './table.svelte';

export type PreviewOptions = {
  /** Milliseconds without a change before the server is asked. */
  pause?: number;
  /** Shows the last answer until the next one comes, where an empty place would flicker. */
  keepsLast?: boolean;
};

/** Follows the action of a draft; to be made while a component is set up. */
export class DraftPreview<G extends AnyGame> {
  answer = $state.raw<GameAnswer<G> | null>(null);

  constructor(table: () => TableState<G>, action: () => G['action'] | null, options: PreviewOptions = {}) {
    const { pause = 250, keepsLast = false } = options;
    const wanted = $derived(JSON.stringify(action()));
    $effect(() => {
      const asked = wanted;
      const isComplete = asked !== undefined && asked !== 'null';
      if (!isComplete || !keepsLast) this.answer = null;
      if (!isComplete) return;
      const timer = setTimeout(() => {
        void table()
          .preview(JSON.parse(asked))
          .then((given) => {
            if (asked === wanted) this.answer = given;
          });
      }, pause);
      return () => clearTimeout(timer);
    });
  }
}
