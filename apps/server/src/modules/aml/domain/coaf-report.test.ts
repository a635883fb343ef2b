import { expect, test } from 'vitest'
import { CoafReport, coafSchemaName, writeCoafReport } from './coaf-report.ts'

const report: Omit<CoafReport, 'schema'> = {
  madeAt: '2026-11-20T15:00:00.000Z',
  reporter: { cnpj: '11222333000181', brand: 'br' },
  case: {
    number: '7',
    openedAt: '2026-11-19T15:00:00.000Z',
    decidedAt: '2026-11-20T14:00:00.000Z',
    dueAt: '2026-11-21T14:00:00.000Z',
    grounds: 'Depósitos fracionados sem jogo',
  },
  person: { cpf: '73190456216', name: 'Ana Souza', bornOn: '1990-05-01', accounts: [] },
  situations: [
    {
      rule: 'structuring',
      foundAt: '2026-11-19T15:00:00.000Z',
      amount: '28500.00',
      evidence: [{ kind: 'deposit', at: null, amount: '9500.00', reference: 'E1' }],
    },
  ],
  payments: [],
  documents: [{ reference: 'cofre/7.pdf', description: 'Extrato' }],
}

test('a file names its layout and is read back by its own schema', () => {
  const text = writeCoafReport(report)
  expect(CoafReport.parse(JSON.parse(text))).toEqual({ schema: coafSchemaName, ...report })
})

test('what does not follow the layout is not written', () => {
  const wrong = { ...report, madeAt: 'yesterday' }
  expect(() => writeCoafReport(wrong)).toThrow(/madeAt/)
})
