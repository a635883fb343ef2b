import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showToMember } from '../../../testing/show-to-member.tsx'
import { useReport } from '../common/use-report.ts'
import { UsernameFilter } from './username-filter.tsx'

const Page = () => {
  const report = useReport()
  return (
    <>
      <UsernameFilter report={report} />
      <output>{report.query.username ?? 'everybody'}</output>
    </>
  )
}
const show = (address = '/agent') => showToMember(<Page />, {}, { address })
const field = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const asked = (): string => screen.getAllByRole('status')[0]?.textContent ?? ''
/** Presses Enter; false if the browser would then load the page again. */
const isHandled = async (): Promise<boolean> => {
  let isLeft = true
  await act(async () => {
    isLeft = fireEvent.submit(field())
  })
  return !isLeft
}

test('Enter asks for the typed username, without its spaces, and the page is not loaded again', async () => {
  await show()
  await screen.findByRole('searchbox')
  type(' bia ')
  expect(asked()).toBe('everybody')
  expect(await isHandled()).toBe(true)
  expect(asked()).toBe('bia')
  expect(screen.getByTestId('address').textContent).toBe('/agent?username=bia')
})

test('leaving the field asks as well, and an emptied one asks for everybody again', async () => {
  await show('/agent?username=bia')
  expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('bia')
  type('')
  await act(async () => fireEvent.blur(field()))
  expect(asked()).toBe('everybody')
  expect(screen.getByTestId('address').textContent).toBe('/agent')
})
