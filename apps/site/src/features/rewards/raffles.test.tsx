import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { Raffle } from '@trevo/contract/wps/rewards/raffles.ts'
import { Toaster } from '@trevo/ui/toast.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { enterSession, startSession } from '../../core/session/store.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { showPage } from '../../testing/show-page.tsx'
import { refusal, standInServer, value } from '../../testing/stand-in-server.ts'
import { Raffles } from './raffles.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const statusPath = '/wps/relay/MCSFE_getRafflePromotionStatus'
const claimPath = '/wps/relay/MCS2_claimRafflePromotion'
const raffle: Raffle = {
  raffleId: 7,
  name: 'Sorteio de sexta',
  status: 'DRAWN',
  closesAt: '2026-11-27T21:00:00.000Z',
  ticketFor: '50.00',
  tickets: 900,
  own: 12,
  prizes: ['100.00', '20.00', '5.00'],
  commitment: 'ab'.repeat(32),
  listHash: 'cd'.repeat(32),
  serverSeed: 'ef'.repeat(32),
  winners: [
    { ticket: 4, amount: '100.00', me: false },
    { ticket: 31, amount: '20.00', me: true },
    { ticket: 32, amount: '5.00', me: true },
  ],
  isClaimable: true,
}

const open = async (answerClaim: Parameters<typeof standInServer>[0][string]) => {
  const server = await standInServer({
    [statusPath]: () => value({ list: [raffle] }),
    [claimPath]: answerClaim,
  })
  startSession(initialSession(server.status, () => 0))
  enterSession('tok', demoMember(0))
  await showPage(
    <>
      <Raffles />
      <Toaster />
    </>,
  )
  return server
}
const claim = async () => {
  const button = await screen.findByRole('button', { name: /25,00/ })
  await act(async () => fireEvent.click(button))
}

test('a member claims all raffle wins at once, and sees how many prizes were paid', async () => {
  const rewards = ['20.00', '5.00'].map((amount) => ({ kind: 'raffle', amount }))
  const server = await open(() => value({ rewards }))
  await claim()
  await waitFor(() => expect(server.to(claimPath)[0]?.body).toEqual({ raffleId: 7 }))
  expect(await screen.findByText('2 prêmios resgatados')).toBeTruthy()
  // What is left to claim is read again.
  await waitFor(() => expect(server.to(statusPath)).toHaveLength(2))
})

test('a refused claim shows why', async () => {
  const reason = 'Este sorteio ainda não aconteceu.'
  await open(() => refusal('rewards.raffle_not_drawn', { status: 409, message: reason }))
  await claim()
  expect(await screen.findByText(reason)).toBeTruthy()
})
