// Writes src/lib/page-messages.ts: the ids of the page's messages with their variables, read off the English file.
import { FluentResource, type Message } from '@fluent/bundle';

type Pattern = NonNullable<Message['value']>;
type Complex = Exclude<Pattern, string>;
type Expression = Exclude<Complex[number], string>;

/** The variables of a pattern, and whether a form is chosen by one: that one is a number. */
function variablesOf(pattern: Pattern | null, found: Map<string, boolean>): Map<string, boolean> {
  if (pattern === null || typeof pattern === 'string') return found;
  for (const element of pattern) if (typeof element !== 'string') ofExpression(element, found, false);
  return found;
}

function ofExpression(expression: Expression, found: Map<string, boolean>, selects: boolean): void {
  if (expression.type === 'var') found.set(expression.name, selects || (found.get(expression.name) ?? false));
  if (expression.type !== 'select') return;
  ofExpression(expression.selector, found, true);
  for (const { value } of expression.variants) variablesOf(value, found);
}

export function pageMessages(source: string): string {
  const lines = new FluentResource(source).body
    .filter(({ id }) => !id.startsWith('-'))
    .map(({ id, value }) => {
      const variables = [...variablesOf(value, new Map())].map(
        ([name, isNumber]) => `${name}: ${isNumber ? 'number' : 'string | number'}`,
      );
      return `  '${id}': ${variables.length === 0 ? 'None' : `{ ${variables.join('; ')} }`};`;
    });
  return [
    '// Generated from messages/en/page.ftl: `UPDATE_EXPECT=1 npx vitest run page-messages` in web writes it.',
    'type None = Record<never, never>;',
    '',
    'export type PageMessages = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}
