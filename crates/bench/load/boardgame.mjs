// The peer's server: boardgame.io as its manual starts it, in memory, with the same trivial game that ours is measured
// with. Run from a folder that has the package: node boardgame.mjs PORT
import { createRequire } from 'node:module'
import process from 'node:process'

const require = createRequire(`${process.cwd()}/`)
const { Server, Origins } = require('boardgame.io/server')

const tick = {
  name: 'tick',
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ ticks: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { tick: ({ G }) => ({ ticks: G.ticks + 1 }) },
}

const server = Server({ games: [tick], origins: [Origins.LOCALHOST] })
await server.run(Number(process.argv[2]))
console.log('ready')
