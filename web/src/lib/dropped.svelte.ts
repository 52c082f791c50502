// A record file that was dropped on the page. It stays here while the visitor goes between its replay and its debrief; the
// server keeps nothing of it.
class Dropped {
  /** The text of the file. */
  record = $state.raw<string | null>(null);
}

export const dropped = new Dropped();
