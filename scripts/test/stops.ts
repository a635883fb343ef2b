// npm run stops -- 30: starts the whole system that many times, stops it at a different moment and in a
// different way each time, and counts what is left behind. The last line is JSON.
import path from 'node:path'
import { removeData } from '../common/remove-data.ts'
import { say } from '../common/say.ts'
import { findLeftovers, npmStart, placeAt, stops, type Stop } from './testing/start-and-stop.ts'

const [count = '30'] = process.argv.slice(2)
const place = placeAt(path.resolve('.trevo/stops'), Number(process.env['PORT'] ?? 4290))
const ways: readonly Stop[] = ['Ctrl+C', 'SIGTERM to npm', 'Ctrl+C twice', 'SIGKILL to npm']
const moments = [
  'start',
  'Trevo is starting',
  'Art:',
  'psp-sandbox: ',
  'rgs: ',
  'Stop with Ctrl+C',
  'Stop with Ctrl+C',
] as const
const longestStopMs = 30_000

/** Stops one start; returns what it left behind. */
const stopOnce = async (way: Stop, moment: (typeof moments)[number]): Promise<string[]> => {
  const started = npmStart(place)
  if (moment !== 'start') await started.until(moment)
  await stops[way](started.pid)
  await started.ended
  // A killed npm waits for nobody, so the system behind it must end by itself.
  const until = Date.now() + (way === 'SIGKILL to npm' ? longestStopMs : 0)
  let left = await findLeftovers(place)
  while (left.length > 0 && Date.now() < until) left = await findLeftovers(place)
  return left
}

let orphaned = 0
for (let number = 0; number < Number(count); number += 1) {
  const way = ways[number % ways.length] ?? 'Ctrl+C'
  const moment = moments[Math.floor((number * 5) / 3) % moments.length] ?? 'start'
  const left = await stopOnce(way, moment)
  say(`${number + 1}: ${way} at "${moment}": ${left.length === 0 ? 'clean' : left.join('; ')}`)
  if (left.length > 0) orphaned += 1
}
await removeData(place.dataDir)
say(JSON.stringify({ stops: Number(count), leftSomething: orphaned }))
process.exitCode = orphaned === 0 ? 0 : 1
