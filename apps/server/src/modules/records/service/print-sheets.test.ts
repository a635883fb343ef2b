import { expect, test } from 'vitest'
import { createFileSlots } from './file-slots.ts'
import { createPrintTax } from './print-sheets.ts'

const sheet = {} as Parameters<ReturnType<typeof createPrintTax>>[0] // no thread reads it here

test('the slot of a file is free again when it is written, and when it could not be', async () => {
  const slots = createFileSlots({ atOnceMax: 1, waitingMax: 0, waitMsMax: 10_000 })
  let isBroken = false
  const threads = {
    async *write() {
      await expect(slots.enter()).rejects.toMatchObject({ code: 'records.files_busy' })
      if (isBroken) throw new Error('a PDF thread exited')
      yield new TextEncoder().encode('%PDF-')
      yield new TextEncoder().encode('1.7')
    },
  }
  const printTax = createPrintTax(slots, threads)
  expect(new TextDecoder().decode(await printTax(sheet))).toBe('%PDF-1.7')
  isBroken = true
  await expect(printTax(sheet)).rejects.toThrow('a PDF thread exited')
  isBroken = false
  expect((await printTax(sheet)).length).toBe(8)
})
