// The game that tests play where any would do.
export const EXAMPLE = 'no-more-money';
