import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { demoAnnouncements } from '../../testing/demo-announcements.ts'
import { press, showToMember } from '../../testing/show-to-member.tsx'
import { value } from '../../testing/stand-in-server.ts'
import { NoticeMarquee } from './notice-marquee.tsx'

const path = '/wps/relay/MCSFE_getListAnnouncements'
const notice = (id: string, content: string) => ({
  id,
  title: `Título ${id}`,
  content,
  publishedAt: '2026-01-01T00:00:00.000Z',
})
const show = (player: readonly object[]) =>
  showToMember(<NoticeMarquee />, {
    [path]: () => value({ ...demoAnnouncements(''), headline: [], exclusion: null, player }),
  })

test('HOME-2: notices run by with their words, and a press opens that one', async () => {
  await show([notice('a', 'Primeiro aviso'), notice('b', '')])
  expect(await screen.findByRole('button', { name: 'Primeiro aviso' })).toBeTruthy()
  await press('Título b')
  expect(screen.getByTestId('popups').textContent).toBe('notice')
})

test('a brand without notices has no place for them', async () => {
  await show([])
  await screen.findByTestId('address')
  await expect.poll(() => screen.queryByText('Aviso')).toBeNull()
  expect(screen.queryByRole('list')).toBeNull()
})
