import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { press, showToMember, textOf } from '../../testing/show-to-member.tsx'
import { demoMatch } from '../../testing/demo-sports.ts'
import { OddsButton } from './odds-button.tsx'
import { setOddsFormat } from './odds-format.ts'
import { readPicks, setPick, setPicks, togglePick } from './slip-store.ts'
import { withMoved } from './use-live-matches.ts'

const pick = (matchId: string, market = 'full.result', selection = '1', odds = 200) => ({
  matchId,
  market,
  selection,
  odds,
})

describe('the slip', () => {
  test('has one selection per market of a match: another one replaces it', () => {
    setPick(pick('1'))
    setPick(pick('2'))
    setPick(pick('1', 'full.both', 'yes'))
    setPick(pick('1', 'full.result', 'X'))
    expect(readPicks()).toEqual([
      pick('2'),
      pick('1', 'full.both', 'yes'),
      pick('1', 'full.result', 'X'),
    ])
  })

  test('a second press takes it off at any price', () => {
    togglePick(pick('1'))
    togglePick(pick('1', 'full.both', 'yes'))
    togglePick(pick('1', 'full.result', '1', 999))
    expect(readPicks()).toEqual([pick('1', 'full.both', 'yes')])
  })

  test('holds twenty at most, survives a reload, and leaves nothing behind when it is empty', () => {
    setPicks(Array.from({ length: 21 }, (_, at) => pick(String(at))))
    expect(readPicks()).toHaveLength(20)
    expect(JSON.stringify(Object.values({ ...sessionStorage }))).toContain('full.result')
    setPicks([])
    expect(JSON.stringify(Object.values({ ...sessionStorage }))).not.toContain('full.result')
  })
})

describe('a price', () => {
  const show = (odds: number | undefined) =>
    showToMember(
      <OddsButton
        matchId="1"
        market="full.result"
        selection="1"
        odds={odds}
        label="1"
        name="Resultado: Onça"
      />,
    )
  const button = () => screen.findByRole('button')

  test('goes on the slip and off it', async () => {
    await show(215)
    expect((await button()).getAttribute('aria-pressed')).toBe('false')
    expect(textOf(await button())).toContain('2,15')
    await press(/Resultado: Onça/)
    expect(readPicks()).toEqual([pick('1', 'full.result', '1', 215)])
    expect((await button()).getAttribute('aria-pressed')).toBe('true')
    await press(/Resultado: Onça/)
    expect(readPicks()).toEqual([])
  })

  test('is marked for this selection of this market of this match alone', async () => {
    setPicks([pick('2'), pick('1', 'full.both'), pick('1', 'full.result', '2')])
    await show(215)
    expect((await button()).getAttribute('aria-pressed')).toBe('false')
  })

  test('that is missing is locked', async () => {
    await show(undefined)
    expect((await button()).getAttribute('aria-disabled')).toBe('true')
    await press(/Resultado: Onça: indisponível agora/)
    expect(readPicks()).toEqual([])
  })

  test('is written in the chosen format', async () => {
    await show(250)
    await act(async () => setOddsFormat('fractional'))
    expect(textOf(await button())).toContain('3/2')
    await act(async () => setOddsFormat('american'))
    expect(textOf(await button())).toContain('+150')
    await act(async () => setOddsFormat('decimal'))
    expect(textOf(await button())).toContain('2,50')
  })

  test('that changes says in which direction, for four seconds', async () => {
    const priced = { odds: 200 as number | undefined }
    const Changing = () => {
      const [odds, setOdds] = useState(priced.odds)
      return (
        <>
          <OddsButton matchId="1" market="m" selection="1" odds={odds} label="1" name="Onça" />
          <button type="button" onClick={() => setOdds(priced.odds)}>
            Next
          </button>
        </>
      )
    }
    const change = (odds: number | undefined) => {
      priced.odds = odds
      screen.getByRole('button', { name: 'Next' }).click()
    }
    await showToMember(<Changing />)
    const shown = await screen.findByRole('button', { name: /^Onça/ })
    const arrows = () =>
      [...shown.querySelectorAll('svg')].map((arrow) =>
        arrow.classList.contains('lucide-chevron-up') ? 'up' : 'down',
      )
    vi.useFakeTimers()
    act(() => change(210))
    expect(shown.dataset['moved']).toBe('up')
    expect(textOf(shown)).toContain('odd subiu')
    expect(arrows()).toEqual(['up'])
    act(() => vi.advanceTimersByTime(3_999))
    expect(shown.dataset['moved']).toBe('up')
    act(() => vi.advanceTimersByTime(1))
    expect(shown.dataset['moved']).toBeUndefined()
    expect(arrows()).toEqual([])
    act(() => change(200))
    expect(shown.dataset['moved']).toBe('down')
    expect(textOf(shown)).toContain('odd caiu')
    expect(arrows()).toEqual(['down'])
    act(() => vi.advanceTimersByTime(4_000))
    act(() => change(undefined))
    act(() => change(300))
    expect(shown.dataset['moved']).toBeUndefined()
  })
})

describe('a live event', () => {
  const listed = (isYouth = false) => ({
    now: '2026-03-10T12:00:00.000Z',
    marginBp: 500,
    leagues: [
      { code: 'L', name: 'L', isYouth, matches: [demoMatch('1', { version: 5 }), demoMatch('2')] },
    ],
  })
  const moved = (change: object = {}) => ({
    matchId: '1',
    sport: 'football' as const,
    status: 'live',
    tick: 9,
    score: [1, 0] as const,
    version: 6,
    book: {},
    ...change,
  })
  const after = (change: object, isYouth?: boolean) =>
    withMoved(listed(isYouth), moved(change)).leagues[0]?.matches

  test('moves its match and no other; without prices it is suspended', () => {
    const [first, second] = after({}) ?? []
    expect(first).toMatchObject({
      status: 'live',
      tick: 9,
      score: [1, 0],
      version: 6,
      book: {},
      suspended: true,
    })
    expect(second).toEqual(demoMatch('2'))
  })
  test.each([
    ['with prices', { book: { m: { '1': 200 } } }, false],
    ['that is scheduled', { status: 'scheduled' }, true],
    ['that ended', { status: 'ended' }, false],
  ])('a match %s has suspended %s', (_, change, suspended) => {
    expect(after(change)?.[0]?.suspended).toBe(suspended)
  })
  test('a youth match is never suspended, as it is not offered', () => {
    expect(after({}, true)?.[0]?.suspended).toBe(false)
  })
  test.each([4, 5])('version %i is known or old, and ignored', (version) => {
    expect(after({ version })?.[0]?.tick).toBe(0)
  })
})
