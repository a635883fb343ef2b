import { createDeposit } from '@trevo/contract/wps/cashier/deposit.ts'
import { createWithdrawal } from '@trevo/contract/wps/cashier/withdrawal.ts'
import { launchGame } from '@trevo/contract/wps/games.ts'
import { exclusionTerms, indefiniteDaysMin } from '@trevo/contract/wps/security/exclusion.ts'
import { texts as en } from '@trevo/i18n/texts/en/site/security.ts'
import { texts as pt } from '@trevo/i18n/texts/pt/site/security.ts'
import { describe, expect, test } from 'vitest'
import { limits } from './playing.ts'

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').toLowerCase()

describe.each([
  ['PT', pt, { stays: 'pode entrar e sacar', decide: 'dois operadores decid' }],
  ['EN', en, { stays: 'log in and withdraw', decide: 'two operators' }],
] as const)(
  'help about self-exclusion says what the account says (%s)',
  (language, account, said) => {
    const help = inOneLine(limits.body[language])

    test('it names the account’s page and every available term', () => {
      expect(help).toContain(account.exclusion.toLowerCase())
      for (const term of exclusionTerms) {
        const [size = '', unit = ''] = account[`exclusion.term.${term}`].toLowerCase().split(' ')
        // "7, 30 ou 90 dias": several numbers share their unit.
        const pattern = /^\d/.test(size) ? String.raw`\b${size}\b[^.]*${unit}` : `${size} ?${unit}`
        expect(help, term).toMatch(new RegExp(pattern))
      }
    })

    test('an indefinite one has the same minimum term, and the same people may end it', () => {
      expect(help).toMatch(new RegExp(String.raw`\b${indefiniteDaysMin} (dias|days)\b`))
      expect(help).toContain(said.decide)
      expect(inOneLine(account['exclusion.liftText'])).toContain(said.decide)
    })

    test('what stays possible is the same: login and withdrawal, neither play nor deposit', () => {
      expect(help).toContain(said.stays)
      expect(inOneLine(account['exclusion.means.stays'])).toContain(said.stays)
      expect(createWithdrawal.evenExcluded).toBe(true)
      for (const shut of [launchGame, createDeposit]) {
        expect(shut.startsMoney).toBe(true)
        expect(shut).not.toHaveProperty('evenExcluded')
      }
    })
  },
)
