import { messageKinds } from '@trevo/contract/wps/inbox.ts'
import { paymentReasons } from '@trevo/contract/wps/cashier/deposit.ts'
import { payoutFailures } from '@trevo/contract/wps/cashier/withdrawal.ts'
import { describe, expect, test } from 'vitest'
import { isWritten } from './message.ts'
import { writeMessage } from './write-message.ts'

const everything = {
  amount: '1250.50',
  fromBalance: '200.00',
  owed: '1050.50',
  at: '2026-11-21T18:30:00.000Z',
  paidAt: '2026-11-21T15:30:00.000Z',
  reason: 'late',
  failure: 'account_closed',
  remark: 'Documento ilegível',
  payee: '***.982.247-**',
  giver: 'agente.demo',
  from: 'agente.demo',
  text: 'Reunião na terça.',
  names: { PT: 'Milhar', EN: 'Thousands' },
  numero: '20261123-0042',
}
const languages = ['EN', 'PT'] as const

describe('the words of a message', () => {
  test.each(messageKinds)('%s is whole in both languages, and not the same in both', (kind) => {
    const [english, portuguese] = languages.map((one) => writeMessage(one, kind, everything))
    for (const words of [english, portuguese]) {
      expect(words?.subject.length).toBeGreaterThan(5)
      expect(`${words?.subject} ${words?.content}`).not.toMatch(
        /[{}]|undefined|\.subject|\.content/,
      )
    }
    expect(english?.subject).not.toBe(portuguese?.subject)
    // What a person wrote stays as it was written.
    expect(english?.content === portuguese?.content).toBe(isWritten(kind))
  })

  test.each(paymentReasons)('a Pix that goes back for %s says why', (reason) => {
    for (const language of languages) {
      const { content } = writeMessage(language, 'deposit_sent_back', { amount: '5.00', reason })
      expect(content).not.toContain('cashier.reason')
      expect(content.length).toBeGreaterThan(50)
    }
  })

  test.each(payoutFailures)('a withdrawal that failed for %s says why', (failure) => {
    for (const language of languages) {
      const { content } = writeMessage(language, 'withdrawal_failed', { amount: '5.00', failure })
      expect(content).not.toContain('withdraw.failure')
      expect(content.length).toBeGreaterThan(50)
    }
  })

  test('money and times are written as the reader writes them, in the time of Brasília', () => {
    expect(writeMessage('PT', 'deposit_credited', everything).content).toMatch(
      /R\$\s1\.250,50 caiu em 21 de nov\. de 2026, 15:30/,
    )
    expect(writeMessage('EN', 'deposit_credited', everything).content).toMatch(
      /R\$1,250\.50 arrived on Nov 21, 2026, 3:30\sPM/,
    )
  })

  test('what is still owed is said only where something is', () => {
    const { content } = writeMessage('EN', 'deposit_reversed', { ...everything, owed: '0.00' })
    expect(content).not.toContain('still open')
    expect(writeMessage('EN', 'deposit_reversed', everything).content).toContain('still open')
  })
})
