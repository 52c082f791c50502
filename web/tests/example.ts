// The game that tests play where any would do.
export const EXAMPLE = 'no-more-money';
export { default as exampleMessages } from '../../messages/en/no-more-money.json';
