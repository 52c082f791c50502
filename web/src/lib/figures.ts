// The drawings of the rules pages, put into the program when it is built and fetched when a page shows them. They are our
// own files: nothing that a server or a rules page says becomes markup.

const files = import.meta.glob<string>('../../../docs/rules/figures/*.svg', { query: '?raw', import: 'default' });

/** The drawing of this name, or nothing if there is none. */
export async function loadFigure(name: string): Promise<string> {
  return (await files[`../../../docs/rules/figures/${name}.svg`]?.()) ?? '';
}
