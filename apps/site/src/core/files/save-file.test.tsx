import { expect, test, vi } from 'vitest'
import { saveFile } from './save-file.ts'

test('2.7: an object URL outlives the click by a minute, for browsers that ask before saving', () => {
  vi.useFakeTimers()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:here')
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  saveFile('bets.csv', new Blob(['a']))
  expect(click).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(59_000)
  expect(revoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2_000)
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:here')
})
