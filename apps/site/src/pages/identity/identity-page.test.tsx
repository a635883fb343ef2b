import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showToMember } from '../../testing/show-to-member.tsx'
import { value } from '../../testing/stand-in-server.ts'
import { Component as IdentityPage } from './identity-page.tsx'

const takePath = '/wps/kyc/handover/take'
const answers = { [takePath]: () => value({ key: 'k', handover: { missing: [] } }) }
const address = () => screen.getByTestId('address').textContent

test('a link to another device takes over the pictures with its secret', async () => {
  const token = 'a'.repeat(43)
  const server = await showToMember(<IdentityPage />, answers, { address: `/identity#${token}` })
  expect(await screen.findByText('Todas as fotos chegaram')).toBeTruthy()
  expect(server.to(takePath)[0]?.body).toEqual({ token })
  expect(address()).toBe('/identity')
})

test.each(['', '#abc', `#${'a'.repeat(44)}`])(
  'without a whole secret (%s) it is the member’s own page',
  async (hash) => {
    const server = await showToMember(<IdentityPage />, answers, { address: `/identity${hash}` })
    await expect.poll(address).toBe('/member?page=identity')
    expect(server.to(takePath)).toEqual([])
  },
)
