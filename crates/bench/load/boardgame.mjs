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
const { appServer } = await server.run(Number(process.argv[2]))
// With today's koa the list of handlers is read before the lobby's are added, so its addresses are not found. Reading the
// list again brings them back; moves go over the socket and never come here.
const [stale] = appServer.listeners('request')
const lobby = server.app.callback()
appServer.removeListener('request', stale)
appServer.on('request', (request, response) => (request.url.startsWith('/games') ? lobby : stale)(request, response))
console.log('ready')
