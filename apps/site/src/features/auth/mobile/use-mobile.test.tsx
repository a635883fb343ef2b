import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { initialSession } from '../../../core/session/session-state.ts'
import { startSession } from '../../../core/session/store.ts'
import { withBrand } from '../../../testing/demo-brand.ts'
import { press } from '../../../testing/show-to-member.tsx'
import { showPage } from '../../../testing/show-page.tsx'
import { refusal, standInServer, value } from '../../../testing/stand-in-server.ts'
import { useMobile } from './use-mobile.ts'

const path = '/wps/system/country'
const countries = [
  ['BR', '+55'],
  ['US', '+1'],
  ['PT', '+351'],
].map(([countryCode, countryDialingCode]) => ({ countryCode, countryDialingCode }))

const Form = () => {
  const entry = useMobile()
  return (
    <>
      <output>{entry.mobile.dialingCode}</output>
      {entry.countries.map(({ countryCode, name }) => (
        <button key={countryCode} type="button" onClick={() => entry.changeCountry(countryCode)}>
          {name}
        </button>
      ))}
      <input
        value={entry.mobile.typed}
        onChange={({ target }) => entry.changeTyped(target.value)}
        onBlur={entry.leave}
      />
      {entry.countriesFailed && (
        <button type="button" onClick={entry.retryCountries}>
          again
        </button>
      )}
    </>
  )
}

/** The entry to a visitor from this country. */
const show = async (country: string, answer = () => value(countries)) => {
  const server = await standInServer({ [path]: answer })
  const status = { ...server.status, location: { ip: '203.0.113.7', country } }
  startSession(initialSession(withBrand(status, {}), () => 0))
  await showPage(<Form />)
  return server
}
const field = () => screen.getByRole<HTMLInputElement>('textbox')
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const code = (): string => screen.getByRole('status').textContent ?? ''

test('REG-4: a number is of the visitor’s country until another is chosen', async () => {
  await show('US')
  await waitFor(() => expect(code()).toBe('+1'))
  await press('Portugal')
  expect(code()).toBe('+351')
})

test('REG-4: a visitor from a country that is not listed has a Brazilian number', async () => {
  await show('DE')
  await screen.findByRole('button', { name: 'Portugal' })
  expect(code()).toBe('+55')
})

test('a number with a plus sign brings its country along', async () => {
  await show('BR')
  await screen.findByRole('button', { name: 'Portugal' })
  type('+351912345678')
  await waitFor(() => expect(code()).toBe('+351'))
  expect(field().value).toBe('912 345 678')
})

test('a number is written in the form of its country when the field is left', async () => {
  await show('BR')
  fireEvent.blur(field())
  type('11912345678')
  expect(field().value).toBe('11912345678')
  fireEvent.blur(field())
  await waitFor(() => expect(field().value).toBe('(11) 91234-5678'))
})

test('without the list there is Brazil, and the list can be asked for again', async () => {
  let isDown = true
  await show('US', () => (isDown ? refusal('x', { status: 500 }) : value(countries)))
  await screen.findByRole('button', { name: 'again' })
  expect(code()).toBe('+55')
  isDown = false
  await press('again')
  await waitFor(() => expect(code()).toBe('+1'))
  expect(screen.queryByRole('button', { name: 'again' })).toBeNull()
})
