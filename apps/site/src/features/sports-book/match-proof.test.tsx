import { fireEvent, screen } from '@testing-library/react'
import type { MatchDetail } from '@trevo/contract/wps/sports/matches.ts'
import { playIncidents } from '@trevo/sports-rules/league/play-incidents.ts'
import { playMatch } from '@trevo/sports-rules/league/play-match.ts'
import { commitmentOf } from '@trevo/sports-rules/league/season.ts'
import { expect, test } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { MatchProof } from './match-proof.tsx'

const seed = 'ab'.repeat(32)
const rates = {
  sport: 'football' as const,
  goals: [
    [20_000, 15_000],
    [20_000, 15_000],
  ] as const,
}
const commitment = commitmentOf(seed)
const marks = playMatch(rates, seed)
const incidents = playIncidents(rates, marks, seed)

const show = (change: object) =>
  // The proof reads nothing else of the match.
  showPage(
    <MatchProof match={{ seed, commitment, rates, marks, incidents, ...change } as MatchDetail} />,
  )
const verify = async (change: object) => {
  await show(change)
  fireEvent.click(await screen.findByRole('button', { name: 'Recalcular aqui', hidden: true }))
  return screen.getByRole('status', { hidden: true }).textContent
}

test('a match is verified if its seed matches the commitment and replays the same goals', async () => {
  expect(await verify({})).toMatch(/^Confere: /)
})

test('a match that ended before incidents were told is verified by its goals', async () => {
  expect(await verify({ incidents: [] })).toMatch(/^Confere: /)
})

test.each([
  ['another seed was committed to', { commitment: commitmentOf('cd'.repeat(32)) }],
  ['it had another goal', { marks: [...marks, { tick: 90, side: 0 }] }],
  ['an incident had another side', { incidents: incidents.map((one) => ({ ...one, side: 0 })) }],
  ['its rates are not published', { rates: null }],
])('it is not verified where %s', async (_, change) => {
  expect(await verify(change)).toBe('Não confere. Avise nosso atendimento.')
})

test('before the end there is a commitment and nothing to verify', async () => {
  await show({ seed: null, rates: null })
  expect(await screen.findByText(commitment)).toBeTruthy()
  expect(screen.queryByRole('button', { hidden: true })).toBeNull()
})
