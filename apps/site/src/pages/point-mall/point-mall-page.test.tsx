import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { leaveSession } from '../../core/session/store.ts'
import { demoMember } from '../../testing/demo-member.ts'
import { showToMember } from '../../testing/show-to-member.tsx'
import { Component as PointMallPage } from './point-mall-page.tsx'

const balancePath = '/wps/relay/MCS2_getPointBalance'
const at = { address: '/pointMall', modules: { PTSYS3: true } }

test('ROUTE-15: a member sees the mall', async () => {
  const server = await showToMember(<PointMallPage />, {}, at)
  await expect.poll(() => server.to(balancePath).length).toBeGreaterThan(0)
  expect(screen.queryByText('Entre para ver esta página')).toBeNull()
})

test('ROLE-6: a trial user is told to register an account first, and no points are requested', async () => {
  const server = await showToMember(<PointMallPage />, {}, { ...at, member: demoMember(4) })
  expect(await screen.findByRole('heading', { name: 'Crie uma conta primeiro' })).toBeTruthy()
  expect(server.asked).toEqual([])
})

test('ROLE-8: a guest is asked to log in', async () => {
  await showToMember(<PointMallPage />, {}, at)
  act(() => leaveSession())
  expect(await screen.findByRole('heading', { name: 'Entre para ver esta página' })).toBeTruthy()
  expect(screen.getByTestId('popups').textContent).toBe('login')
})

test('a brand without points says that there is nothing to exchange', async () => {
  const server = await showToMember(<PointMallPage />, {}, { ...at, modules: { PTSYS3: false } })
  expect(await screen.findByText('Não há prêmios para trocar agora.')).toBeTruthy()
  expect(server.asked).toEqual([])
})
