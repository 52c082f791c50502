// Whether what is drafted could be taken back once it is done, as the server says of it beforehand.
import type { AnyGame } from './game';
import { DraftPreview } from './preview.svelte';
import type { TableState } from './table.svelte';
import { texts } from './texts';

/** Follows an action that can be sent; to be made while a component is set up. */
export class Finality<G extends AnyGame> {
  private readonly preview: DraftPreview<G>;

  constructor(table: () => TableState<G>, action: () => G['action'] | null) {
    this.preview = new DraftPreview(table, action);
  }

  /** Null until the server has answered. */
  get isFinal(): boolean | null {
    const answer = this.preview.answer;
    return answer?.type === 'previewed' ? !answer.can_take_back : null;
  }

  get title(): string | undefined {
    return this.isFinal === null ? undefined : this.isFinal ? texts.isFinal : texts.canBeTakenBack;
  }
}
