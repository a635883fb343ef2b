import type { Answer } from '@trevo/contract/endpoint.ts'
import type { ContractOffer } from '@trevo/contract/wps/agents/contracts.ts'
import { listPaymentConfirmations } from '@trevo/contract/wps/cashier/peer-payment.ts'
import { getWithdrawal } from '@trevo/contract/wps/cashier/withdrawal.ts'
import { getConsolidated } from '@trevo/contract/wps/consolidated.ts'
import type { StandIn } from '../../apps/server/src/stand-in/open-stand-in.ts'
import { storeToken } from '../steps.ts'
import { changeBrand } from './change-world.ts'
import { expect, test } from './site-test.ts'

const offer: ContractOffer = {
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  contractType: 'DIVIDEND',
  type: 'FISH',
  status: 'P',
  period: 'M',
  details: [
    {
      minimumBet: '1000.00',
      netLoss: '0.00',
      activeMember: 0,
      contractRate: '20.00',
      rateType: 'P',
      fixedAmount: null,
      winRate: null,
    },
  ],
  contractRate: '20.00',
  carriesOver: true,
  needsApproval: true,
  giver: 'agente.acima',
  receiver: 'agente.demo',
  receiverId: 'm1',
  createdDate: '2026-11-21T12:00:00.000Z',
  processedDate: null,
  previousRate: null,
  downlineHigherRate: 'N',
}

/** An agent to whom the one above offers a contract. */
const offerContract = (standIn: StandIn) =>
  standIn.answer(getConsolidated, (): Answer<typeof getConsolidated> => ({
    divtypereq: { FISH: [offer] },
    dailysalreqtype: {},
    dailysalmrreqtype: {},
    contracthoursalreq: {},
    realtimesalreqtype: {},
    divtypeinfo: true,
    dailysalinfotype: false,
    dailysalmrinfotype: false,
    contracthoursalinfo: false,
    funds: { currency: 'BRL', total: '0.00', available: '0.00', held: '0.00', vendorWallets: [] },
  }))

const withdrawalId = '11111111-1111-4111-8111-111111111111'
const endToEndId = `E${'2'.repeat(31)}`

/** A withdrawal that another person has paid, which the member must confirm. */
const payByPerson = (standIn: StandIn) => {
  standIn.answer(getWithdrawal, (): Answer<typeof getWithdrawal> => ({
    withdrawalId,
    clientId: '22222222-2222-4222-8222-222222222222',
    channel: 'peer',
    status: 'confirming',
    amount: '50.00',
    fee: '0.00',
    netAmount: '50.00',
    paidAmount: '0.00',
    payee: {
      kind: 'pix',
      pixKeyType: 'CPF',
      cardNumber: '***.982.247-**',
      bankName: null,
      cardHolder: 'Ana Souza',
    },
    createdAt: '2026-11-21T12:00:00.000Z',
    endedAt: null,
    payableUntil: null,
    payableForMs: null,
    reviewReasons: [],
    remark: null,
    failure: null,
    endToEndId: null,
    canCancel: false,
    questions: [],
    events: [
      { kind: 'requested', at: '2026-11-21T12:00:00.000Z' },
      { kind: 'confirming', at: '2026-11-21T12:01:00.000Z' },
    ],
  }))
  standIn.answer(listPaymentConfirmations, (): Answer<typeof listPaymentConfirmations> => ({
    list: [
      {
        withdrawalId,
        amount: '50.00',
        receivedAmount: '0.00',
        remainingAmount: '50.00',
        answerWithinMin: 30,
        isFullyReceived: false,
        payments: [
          {
            paymentId: '33333333-3333-4333-8333-333333333333',
            amount: '50.00',
            endToEndId,
            sentAt: '2026-11-21T12:01:00.000Z',
            outcome: 'waiting',
            answerUntil: '2026-11-21T12:31:00.000Z',
            answerForMs: 1_700_000,
            hasProof: false,
          },
        ],
      },
    ],
  }))
}

test('MODAL-13: help center, points mall, app guide, contract requests, withdrawal confirmation, IP-blocked and maintenance notice exist', async ({
  page,
  standIn,
}) => {
  await page.goto('/helpmc')
  await expect(page.getByRole('heading', { level: 2, name: 'Termos de uso' })).toBeVisible()
  await page.goto('/pointMall')
  await expect(page.getByRole('heading', { name: 'Loja de pontos' })).toBeVisible()
  await page.goto('/help')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Baixe o app' }).click()
  const guide = page.getByRole('dialog', { name: 'Baixe o app' })
  for (const system of ['iOS', 'Android']) {
    await expect(guide.getByRole('region', { name: system }).getByRole('listitem')).toHaveCount(3)
  }

  await test.step('withdrawal confirmation', async () => {
    payByPerson(standIn)
    await storeToken(page, standIn.world.enter('member'))
    await page.goto(`/member?page=withdraw&withdrawal=${withdrawalId}`)
    await page.getByRole('button', { name: 'Confirmar o que chegou' }).click()
    const confirmation = page.getByRole('dialog', { name: 'Confirmação de saque' })
    await expect(confirmation.getByText(/conta como recebido/)).toBeVisible()
  })

  await test.step('contract requests', async () => {
    offerContract(standIn)
    await storeToken(page, standIn.world.enter('agent'))
    await page.goto('/help')
    const requests = page.getByRole('dialog', { name: 'Propostas de contrato' })
    await expect(requests.getByRole('article', { name: 'Dividendo · Pescaria' })).toBeVisible()
  })

  await test.step('IP-blocked notice', async () => {
    await changeBrand(standIn, { blocked_addresses: ['127.0.0.0/8'] })
    await page.goto('/')
    await expect(page.getByText('O acesso a partir do seu local é restrito')).toBeVisible()
    await expect(page.getByText('127.0.0.1')).toBeVisible()
  })

  await test.step('maintenance notice', async () => {
    await changeBrand(standIn, { blocked_addresses: [], maintenance: true })
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/manutenção/i)
  })
})
