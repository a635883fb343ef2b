import { cleanup, screen } from '@testing-library/react'
import type { Contract } from '@trevo/contract/wps/agents/contracts.ts'
import { afterEach, expect, test } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { TermNotes } from './term-notes.tsx'

afterEach(cleanup)

const contractOf = (
  contractType: Contract['contractType'],
  winRate: string | null = null,
): Contract => ({
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  contractType,
  type: 'RNG',
  status: 'A',
  period: null,
  details: [
    {
      rateType: 'P',
      fixedAmount: null,
      winRate,
      minimumBet: '1000.00',
      netLoss: '100.00',
      activeMember: 5,
      contractRate: '1.00',
    },
  ],
  contractRate: '1.00',
  carriesOver: true,
  needsApproval: true,
  giver: 'agente.demo',
  receiver: 'ana',
  receiverId: 'm1',
  createdDate: '2026-11-21T12:00:00.000Z',
  processedDate: null,
})

test.each([
  ['a dividend', contractOf('DIVIDEND'), true],
  ['a salary that pays more when players lose', contractOf('DAILY', '0.50'), true],
  ['a salary that pays the same when players win', contractOf('DAILY', '1.00'), false],
  ['a salary on stakes alone', contractOf('DAILY'), false],
])('%s shows whether its payments depend on players’ losses', async (_, contract, isMarked) => {
  await showPage(<TermNotes contract={contract} />)
  await screen.findByText(/Pago depois da aprovação do agente acima/)
  const mark = screen.queryByText('Este contrato paga sobre a perda dos jogadores')
  expect(mark !== null).toBe(isMarked)
})
