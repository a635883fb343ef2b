import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showPage } from '../../testing/show-page.tsx'
import { Problem } from './problem.tsx'

const linkOf = async (code: string | undefined) => {
  await showPage(<Problem text="It was refused." code={code} />, { language: 'EN' })
  await screen.findByText(/It was refused/)
}

test('a refusal that has reasons leads to the page “Why?” with its code', async () => {
  await linkOf('withdrawal.turnover_left')
  const link = await screen.findByRole('link', { name: 'Why?' })
  expect(link.getAttribute('href')).toBe('/member?page=why&code=withdrawal.turnover_left')
})

test.each([undefined, 'request_param_err', 'toString'])(
  'a refusal about what was typed has no such link (%s)',
  async (code) => {
    await showPage(
      <>
        <Problem text="Typed wrongly." code={code} />
        <Problem text="Refused." code="kyc.required" />
      </>,
      { language: 'EN' },
    )
    // The link is loaded with the first of them.
    await screen.findByRole('link', { name: 'Why?' })
    expect(screen.getAllByRole('link')).toHaveLength(1)
  },
)
