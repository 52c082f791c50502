// The colours and marks of the seats; see seats.svelte.ts.
export { colours, lookOf, SEAT_LOOKS, seatLook, type SeatLook } from './seats.svelte';
