import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { formatSigned } from '../cents.ts'
import { Fault } from '../faults.ts'
import type { Institution } from '../institution.ts'
import { KeyHolder } from '../payout-shapes.ts'
import { putHolder } from '../store/key-holders.ts'
import { moveParts } from '../store/payout-parts.ts'
import { endDuePayouts } from '../store/payouts.ts'
import { dispute, DisputeOrder } from '../store/disputes.ts'
import { pay, PaymentOrder } from '../store/pay.ts'
import { presentPayments } from '../store/payments.ts'
import { endDueRefunds, presentRefund } from '../store/refunds.ts'
import { listStatement } from '../store/statement.ts'

const StatementQuery = z.object({
  from: z.iso.datetime().default('2000-01-01T00:00:00Z'),
  until: z.iso.datetime().default('2100-01-01T00:00:00Z'),
})

/**
 * The tester's controls: pay as any person, inject faults, read the institution's books. Bound to the pages'
 * listener, which production mode does not open.
 */
export const bindControl = (app: FastifyInstance, institution: Institution): void => {
  app.post('/sandbox/payments', async (request, reply) => {
    const order = PaymentOrder.parse(request.body)
    const result = await pay(institution, order)
    if ('refusal' in result) return reply.status(409).send(result)
    return reply.status(201).send({ pix: await presentPayments(institution, result.payments) })
  })
  app.put('/sandbox/keys', async (request) => {
    const holder = KeyHolder.parse(request.body)
    await putHolder(institution, holder)
    return holder
  })
  app.post('/sandbox/disputes', async (request, reply) => {
    const returned = await dispute(institution, DisputeOrder.parse(request.body))
    if (!returned) return reply.status(409).send({ refusal: 'nothing_left' })
    return reply.status(201).send(presentRefund(returned))
  })
  app.put('/sandbox/faults', async (request) => {
    institution.faults.set(z.array(Fault).parse(request.body))
    return institution.faults.list()
  })
  app.get('/sandbox/faults', async () => institution.faults.list())
  app.get('/sandbox/statement', async (request) => {
    const { from, until } = StatementQuery.parse(request.query)
    await endDueRefunds(institution)
    await moveParts(institution)
    await endDuePayouts(institution)
    const lines = await listStatement(institution, new Date(from), new Date(until))
    const balance = lines.reduce((sum, line) => sum + line.amount_cents, 0n)
    return {
      balance: formatSigned(balance),
      lines: lines.map(({ amount_cents, at, ...line }) => ({
        ...line,
        at: at.toISOString(),
        amount: formatSigned(amount_cents),
      })),
    }
  })
}
