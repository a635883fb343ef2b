import { expect } from 'vitest'
import { createApiPix } from '../../../apps/server/src/modules/cashier/institutions/api-pix/api-pix.ts'
import type { UnreadableElement } from '../../../apps/server/src/modules/cashier/institutions/port.ts'
import type { ReportedInput } from '../reported-input.ts'

type Input = { readonly pix?: readonly unknown[]; readonly horario?: string }

const goodPix = (index: number) => ({
  endToEndId: `E99999004202611282010${String(index).padStart(11, '0')}`,
  txid: 't'.repeat(32),
  valor: '50.00',
  horario: '2026-11-28T20:10:00Z',
})

const span = { from: new Date('2026-11-28T00:00:00Z'), until: new Date('2026-11-29T00:00:00Z') }

/** Lists the Pix of an institution that answers with one page. */
const list = async (pix: readonly unknown[]) => {
  const kept: UnreadableElement[] = []
  const answer = { parametros: { paginacao: { paginaAtual: 0, quantidadeDePaginas: 1 } }, pix }
  const institution = createApiPix(
    {
      call: async ({ shape }) => shape.parse(answer),
      now: () => span.until,
      keepUnreadable: async (elements) => void kept.push(...elements),
      close: async () => undefined,
    },
    'key',
  )
  return { read: await institution.listPayments(span), kept }
}

/** A page with one odd element, or one instant as an institution writes it. */
export const check = async ({ input, right }: ReportedInput): Promise<void> => {
  const { pix, horario } = input as Input // the fields of this kind
  if (pix) {
    const { read, kept } = await list(
      pix.map((one, index) => (one === 'good' ? goodPix(index) : one)),
    )
    const good = pix.filter((one) => one === 'good').length
    expect(read).toHaveLength(good)
    expect(kept.map(({ raw }) => raw)).toEqual(
      pix.filter((one) => one !== 'good').map((one) => JSON.stringify(one)),
    )
    return
  }
  const { read, kept } = await list([{ ...goodPix(0), horario }, goodPix(1)])
  const isRead = String(right).startsWith('read')
  expect([read.length, kept.length]).toEqual(isRead ? [2, 0] : [1, 1])
  if (/last second/.test(String(right))) expect(read[0]?.paidAt.getUTCSeconds()).toBe(59)
}
