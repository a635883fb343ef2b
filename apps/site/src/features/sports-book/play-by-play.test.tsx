import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { demoMatchDetail } from '../../testing/demo-sports.ts'
import { showPage } from '../../testing/show-page.tsx'
import { LastIncident, MatchReport } from './play-by-play.tsx'

const live = demoMatchDetail('7', {
  status: 'live',
  tick: 15,
  score: [0, 1],
  marks: [{ tick: 12, side: 1 }],
  incidents: [
    { tick: 3, side: 0, kind: 'corner' },
    { tick: 8, side: 0, kind: 'save' },
    { tick: 15, side: 1, kind: 'card' },
  ],
})

test('the last incident is told with its minute and team, only while the match is live', async () => {
  const { unmount } = await showPage(<LastIncident match={live} />)
  expect(screen.getByText('15’').parentElement?.textContent).toBe('15’ Cartão amarelo: Gavião SC')
  unmount()
  await showPage(<LastIncident match={{ ...live, status: 'ended' }} />)
  expect(screen.queryByText('15’')).toBeNull()
})

test('statistics count each side, the home team first', async () => {
  await showPage(<MatchReport match={live} />)
  const rows = within(screen.getByRole('table', { name: 'Números da partida' })).getAllByRole('row')
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Onça FCNúmeros da partidaGavião SC',
    '1Finalizações1',
    '1Escanteios0',
    '0Faltas1',
    '0Cartões1',
  ])
})

test('play by play lists goals and other incidents, the latest first', async () => {
  await showPage(<MatchReport match={live} />)
  expect(screen.getAllByRole('listitem', { hidden: true }).map((one) => one.textContent)).toEqual([
    '15’Cartão amarelo: Gavião SC',
    '12’Gol: Gavião SC',
    '8’Chute defendido: Onça FC',
    '3’Escanteio: Onça FC',
  ])
})

test('a match whose feed tells of goals only has neither', async () => {
  await showPage(<MatchReport match={{ ...live, incidents: [] }} />)
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByText('Lance a lance')).toBeNull()
})
