// A game's types on the page. `Game` in a game's generated.ts says what that game sends and takes; code that is written for
// any game uses `AnyGame`, where all of it is JSON.
import type { Answer } from './link';
import type { Json, Refusal, Told, Update } from './protocol';

export interface AnyGame {
  id: string;
  public: Json;
  own: Json;
  event: Json;
  why: Json;
  action: Json;
}

/** Something that happened in a game G. */
export type GameTold<G extends AnyGame> = Told & { event: G['event'] };

/** A game G as one viewer sees it. */
export type GameUpdate<G extends AnyGame> = Omit<Update, 'public' | 'own' | 'told'> & {
  public: G['public'];
  /** Null for a spectator. */
  own: G['own'] | null;
  told: GameTold<G>[];
};

/** Why an action was refused in a game G. */
export type GameRefusal<G extends AnyGame> = Refusal & { why: G['why'] };

/** What a table of a game G answers. */
export type GameAnswer<G extends AnyGame> =
  | Exclude<Answer, { type: 'previewed' | 'refused' }>
  | (Omit<Extract<Answer, { type: 'previewed' }>, 'told'> & { told: GameTold<G>[] })
  | (Extract<Answer, { type: 'refused' }> & { refusal: GameRefusal<G> });

// Here JSON from the wire gets its game's types: the server writes it with the Rust types from which they are generated.
// That a page written for one game is drawn at tables of that game only is checked where it is entered (games/index.ts).
export const gameUpdate = <G extends AnyGame>(update: Update): GameUpdate<G> => update;
export const gameAnswer = <G extends AnyGame>(answer: Answer): GameAnswer<G> => answer;

/** The names of an enum's variants. Serde writes a variant without fields as its name, any other as an object with its
    name as the only key. */
export type TagOf<Enum> = unknown extends Enum ? string : Enum extends string ? Enum : keyof Enum & string;

/** One variant of an enum by its name; a `switch` over `tag` knows the fields of each. */
export type Variant<Enum> = Enum extends string
  ? { tag: Enum; fields: Record<string, never> }
  : { [Tag in keyof Enum & string]: { tag: Tag; fields: Enum[Tag] } }[keyof Enum & string];

/** The variant that a value of a generated type is. */
export function variant<Enum extends string | object>(value: Enum): Variant<Enum> {
  const [tag, fields] = typeof value === 'string' ? [value, {}] : (Object.entries(value)[0] ?? []);
  // A generated enum is a name or an object with one key.
  return { tag, fields } as Variant<Enum>;
}
