import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showPage } from '../../../testing/show-page.tsx'
import { useAgentText } from './use-agent-text.ts'

const Agent = ({ of }: { readonly of: string }) => <output>{useAgentText()(of)}</output>

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox · Linux'],
  ['Mozilla/5.0 (PlayStation 5) Firefox/132.0', 'Firefox'],
  ['Mozilla/5.0 (Windows NT 10.0) Unknown/1.0', 'Windows'],
])('of a user agent the known parts are named: %s', async (userAgent, text) => {
  await showPage(<Agent of={userAgent} />)
  expect((await screen.findByRole('status')).textContent).toBe(text)
})
