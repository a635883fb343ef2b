import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { openTestLedger } from '../testing/open-test-ledger.ts'

const { close, approvals, clock, ledger, ownerPool, setNow } = await openTestLedger()
afterAll(close)

/** A receipt with the place where it was photographed. */
const photo = async (side = 40): Promise<string> => {
  const picture = sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
  const exif = { IFD0: { ImageDescription: 'at home' } }
  return (await picture.jpeg().withExif(exif).toBuffer()).toString('base64')
}

const add = async (more: object = {}) => {
  const sent = { evidenceId: randomUUID(), member: '1', picture: await photo(), ...more }
  return (await ledger.addEvidence(approvals.by('ana'), sent)).evidenceId
}
const adjust = (name: string, adjustmentId: string, files: string[], member = '1') =>
  ledger.adjustBalance(approvals.by(name), {
    adjustmentId,
    member,
    direction: 'credit',
    amount: '50.00',
    cause: 'failed_payment',
    evidence: 'The receipt of the payer',
    files,
    reason: 'paid twice',
  })

test('a picture is drawn again, sealed in the table, and shown to who opens it', async () => {
  const evidenceId = await add()
  const { rows } = await ownerPool.query('select content from ledger.evidence where id = $1', [
    evidenceId,
  ])
  expect(rows[0].content.includes('RIFF')).toBe(false)
  const opened = await ledger.openEvidence(approvals.by('bruno'), evidenceId, 'second yes')
  expect(opened).toMatchObject({ addedBy: 'ana', addedAt: clock.now().toISOString() })
  const shown = Buffer.from(opened.webp, 'base64')
  expect(shown.subarray(8, 12).toString()).toBe('WEBP')
  expect(shown.includes('at home')).toBe(false)
})

test('the same id with the same picture is the same one, with another it is refused', async () => {
  const evidenceId = await add()
  expect(await add({ evidenceId })).toBe(evidenceId)
  await expect(add({ evidenceId, picture: await photo(41) })).rejects.toMatchObject({
    code: 'request.id_reused',
  })
  await expect(add({ evidenceId, member: '2' })).rejects.toMatchObject({
    code: 'request.id_reused',
  })
})

test('what is no picture by its content is refused under any name', async () => {
  const picture = Buffer.from('%PDF-1.7 receipt.jpg').toString('base64')
  await expect(add({ picture })).rejects.toMatchObject({ code: 'ledger.evidence_unreadable' })
})

test('another brand neither adds for a member nor opens, and learns nothing', async () => {
  const evidenceId = await add()
  const stranger = { ...approvals.by('bruno'), brandId: 2 }
  await expect(ledger.openEvidence(stranger, evidenceId, 'look')).rejects.toMatchObject({
    code: 'ledger.evidence_unknown',
  })
  await expect(add({ member: '4' })).rejects.toMatchObject({ code: 'ledger.member_unknown' })
})

test('pictures are of the adjustment that two persons make, and stay as they were', async () => {
  const files = [await add(), await add()]
  const adjustmentId = randomUUID()
  expect(await adjust('ana', adjustmentId, files)).toMatchObject({ isDone: false })
  expect(await adjust('bruno', adjustmentId, files)).toMatchObject({ isDone: true })
  const query = { pageSize: 10 }
  const [made] = (await ledger.listAdjustments({ brandId: 1 }, query)).list
  expect(made?.files.toSorted()).toEqual(files.toSorted())
  const { adjustment } = await ledger.showTransfer({ brandId: 1 }, made?.transferId ?? '')
  expect(adjustment).toEqual(made)
  await expect(
    ownerPool.query('delete from ledger.evidence where id = $1', [files[0]]),
  ).rejects.toThrow(/not changed/)
  // Used once: they show nothing about another adjustment.
  await expect(adjust('ana', randomUUID(), files)).rejects.toMatchObject({
    code: 'ledger.evidence_unknown',
  })
})

test('pictures of another member, and unknown ones, are refused before anybody is asked', async () => {
  for (const files of [[await add({ member: '2' })], [randomUUID()]]) {
    await expect(adjust('ana', randomUUID(), files)).rejects.toMatchObject({
      code: 'ledger.evidence_unknown',
    })
  }
})

test('what no adjustment used is removed after three days, and bounded until then', async () => {
  const old = await add()
  setNow(new Date('2026-03-14T12:00:00Z'))
  await add()
  await expect(ledger.openEvidence(approvals.by('ana'), old, 'look')).rejects.toMatchObject({
    code: 'ledger.evidence_unknown',
  })
  await ownerPool.query(
    `insert into ledger.evidence select gen_random_uuid(), 1, 1, ''::bytea, ''::bytea, 'ana', $1, null
     from generate_series(1, 200)`,
    [clock.now()],
  )
  await expect(add()).rejects.toMatchObject({ code: 'ledger.evidence_full' })
})
