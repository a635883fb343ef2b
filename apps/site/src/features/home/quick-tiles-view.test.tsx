import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { leaveSession } from '../../core/session/store.ts'
import { showToMember } from '../../testing/show-to-member.tsx'
import { QuickTiles } from './quick-tiles-view.tsx'

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))
const bonus = '/member?page=rewardCenter'

test('HOME-5: a member of a brand without the promotion is not asked to invite', async () => {
  await showToMember(<QuickTiles />)
  expect(links()).toEqual([bonus, '/member?page=securityCenter'])
})

test('HOME-3, HOME-5, ROLE-8: a guest sees all three, and each of them asks for a login', async () => {
  await showToMember(<QuickTiles />)
  act(() => leaveSession())
  expect(links()).toEqual(['/member?page=referral', bonus, '/member?page=securityCenter'])
  for (const link of screen.getAllByRole('link')) {
    await act(async () => fireEvent.click(link))
    expect(screen.getByTestId('address').textContent).toBe('/')
  }
  expect(screen.getByTestId('popups').textContent).toContain('login')
})
