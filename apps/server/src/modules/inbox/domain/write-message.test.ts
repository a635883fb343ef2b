import type { Language } from '@trevo/contract/shapes.ts'
import { messageKinds } from '@trevo/contract/wps/inbox.ts'
import { paymentReasons } from '@trevo/contract/wps/cashier/deposit.ts'
import { payoutFailures } from '@trevo/contract/wps/cashier/withdrawal.ts'
import { describe, expect, test } from 'vitest'
import { isWritten } from './message.ts'
import { writeMessage, type MessageReader } from './write-message.ts'

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
  reference: 'F-2026-0042',
  hours: '24',
}
const languages = ['EN', 'PT'] as const
const readerOf = (language: Language, timeZone = 'America/Sao_Paulo'): MessageReader => ({
  language,
  brandLanguage: 'PT',
  timeZone,
})

describe('the words of a message', () => {
  test.each(messageKinds)('%s is complete in both languages, and differs between them', (kind) => {
    const [english, portuguese] = languages.map((one) =>
      writeMessage(readerOf(one), kind, everything),
    )
    for (const words of [english, portuguese]) {
      expect(words?.subject.length).toBeGreaterThan(5)
      expect(`${words?.subject} ${words?.content}`).not.toMatch(
        /[{}]|undefined|\.subject|\.content/,
      )
    }
    expect(english?.subject).not.toBe(portuguese?.subject)
    // Text written by a person stays unchanged.
    expect(english?.content === portuguese?.content).toBe(isWritten(kind))
  })

  test.each(paymentReasons)('a Pix returned for %s gives the reason', (reason) => {
    for (const language of languages) {
      const { content } = writeMessage(readerOf(language), 'deposit_sent_back', {
        amount: '5.00',
        reason,
      })
      expect(content).not.toContain('cashier.reason')
      expect(content.length).toBeGreaterThan(50)
    }
  })

  test.each(payoutFailures)('a withdrawal that failed for %s gives the reason', (failure) => {
    for (const language of languages) {
      const { content } = writeMessage(readerOf(language), 'withdrawal_failed', {
        amount: '5.00',
        failure,
      })
      expect(content).not.toContain('withdraw.failure')
      expect(content.length).toBeGreaterThan(50)
    }
  })

  test('money and times are in the reader’s format, in the zone of the brand', () => {
    expect(writeMessage(readerOf('PT'), 'deposit_credited', everything).content).toMatch(
      /R\$\s1\.250,50 caiu em 21 de nov\. de 2026, 15:30/,
    )
    expect(writeMessage(readerOf('EN'), 'deposit_credited', everything).content).toMatch(
      /R\$1,250\.50 arrived on Nov 21, 2026, 3:30\sPM/,
    )
  })

  test('the same moment is shown in another brand’s time zone', () => {
    const { content } = writeMessage(
      readerOf('PT', 'America/Manaus'),
      'deposit_credited',
      everything,
    )
    expect(content).toContain('21 de nov. de 2026, 14:30')
  })

  test('LANG-3: a lottery without a name in the reader’s language has the name of the brand’s', () => {
    const told = { ...everything, names: { PT: 'Milhar', EN: 'Thousands' } }
    const reader = { ...readerOf('EN'), brandLanguage: 'EN' as const }
    const kind = messageKinds.find((one) =>
      writeMessage(reader, one, told).content.includes('Thousands'),
    )
    if (!kind) throw new Error('no message names a lottery')
    const missing = { ...told, names: { EN: 'Thousands' } }
    expect(writeMessage({ ...reader, language: 'PT' }, kind, missing).content).toContain(
      'Thousands',
    )
    expect(
      writeMessage(readerOf('EN'), kind, { ...told, names: { PT: 'Milhar' } }).content,
    ).toContain('Milhar')
  })

  test('the debt is named only if there is one', () => {
    const { content } = writeMessage(readerOf('EN'), 'deposit_reversed', {
      ...everything,
      owed: '0.00',
    })
    expect(content).not.toContain('still owe')
    expect(writeMessage(readerOf('EN'), 'deposit_reversed', everything).content).toContain(
      'still owe',
    )
  })
})
