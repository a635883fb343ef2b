import { createHmac } from 'node:crypto'
import type { Api } from '@trevo/api-client/create-api.ts'
import { enterDrawResult, listDrawCalendar, showDeskDraw } from '@trevo/api-client/ops-endpoints.ts'
import type { DeskDraw } from '@trevo/contract/ops/lottery/desk.ts'
import { needed } from '../../needed.ts'
import type { Work } from './work.ts'

/** Digits that the demo’s drum shows for a draw: always the same ones, and known to nobody before. */
export const drumOf = (
  secret: string,
  { drawId, numbers }: Pick<DeskDraw, 'drawId' | 'numbers'>,
): string | undefined => {
  const { pool, length } = numbers
  if (pool === null || pool.isDistinct || length > 32) return undefined
  const bytes = createHmac('sha256', secret).update(`drum ${drawId}`).digest().subarray(0, length)
  return [...bytes]
    .map((byte) => pool.from + (byte % (pool.to - pool.from + 1)))
    .map((number) => String(number).padStart(pool.digits, '0'))
    .join(',')
}

/**
 * An operator types what the drum showed for the newest draw past its time, as the first of two, unless a first
 * entry waits. What the second person has to type is in the log, as nobody of the demo's visitors saw the drum.
 */
export const createEnterNumbers = ({ config, log }: Work) => {
  const told = new Set<string>()
  return async (office: Api): Promise<void> => {
    const query = { view: 'numbers', pageSize: 20 } as const
    const { list } = needed(await office.call(listDrawCalendar, { query }))
    const waiting = []
    for (const { drawId, source } of list) {
      if (source !== 'operators') continue
      waiting.push(needed(await office.call(showDeskDraw, { params: { drawId } })))
    }
    const entered = waiting.find(({ entry }) => entry !== null)
    const draw = entered ?? waiting.toSorted((a, b) => b.drawsAt.localeCompare(a.drawsAt))[0]
    const result = draw && drumOf(config.password, draw)
    if (!draw || result === undefined) return
    const params = { drawId: draw.drawId }
    if (!entered) needed(await office.call(enterDrawResult, { params, body: { result } }))
    if (told.has(draw.drawId)) return
    told.add(draw.drawId)
    log(`demo-life: the drum showed ${result} for draw ${draw.numero} of ${draw.names['EN']}`)
  }
}
