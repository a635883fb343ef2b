import { fireEvent, screen, waitFor } from '@testing-library/react'
import type { Promotion } from '@trevo/contract/wps/promotions.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { initialSession } from '../../core/session/session-state.ts'
import { startSession } from '../../core/session/store.ts'
import { showPage } from '../../testing/show-page.tsx'
import { standInServer, value } from '../../testing/stand-in-server.ts'
import { ApplyForm } from './apply-form.tsx'

const applyPath = '/wps/relay/MCS2_applyForPromotion'
const uploads: string[] = []
let isLineBroken = false

/** A stand-in for the upload: it reports progress, and may be interrupted. */
class StandInRequest extends EventTarget {
  readonly upload = new EventTarget()
  readonly status = 200
  responseText = ''
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {}
  send(body: string): void {
    queueMicrotask(() => {
      if (isLineBroken) {
        isLineBroken = false
        this.dispatchEvent(new Event('error'))
        return
      }
      uploads.push(body)
      const pictureId = `00000000-0000-4000-8000-00000000000${uploads.length}`
      this.responseText = JSON.stringify({
        success: true,
        value: { pictureId, width: 1, height: 1 },
      })
      this.dispatchEvent(new Event('load'))
    })
  }
}

const applied: Promotion[] = []
const begin = async () => {
  const server = await standInServer({ [applyPath]: () => value({ promotionId: '7' }) })
  startSession(initialSession(server.status, () => 0))
  vi.stubGlobal('XMLHttpRequest', StandInRequest)
  // The form reads only the promotion's id.
  const promotion = { promotionId: '7' } as Promotion
  await showPage(<ApplyForm promotion={promotion} onApplied={(one) => applied.push(one)} />)
  await screen.findByLabelText('Comentário')
  return server
}
const file = (name: string, type = 'image/png', size = 4) =>
  new File([new Uint8Array(size)], name, { type })
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Escolher imagens'), { target: { files } })

beforeEach(() => {
  uploads.length = 0
  applied.length = 0
})

test('PROMO-2: a comment of 141 characters is refused before anything is sent, one of 140 is sent', async () => {
  const server = await begin()
  const comment = screen.getByLabelText('Comentário')
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Enviar pedido' }))
  fireEvent.change(comment, { target: { value: '😀'.repeat(141) } })
  send()
  expect(screen.getByText('Use no máximo 140 caracteres.')).toBeTruthy()
  expect(server.to(applyPath)).toHaveLength(0)
  fireEvent.change(comment, { target: { value: '😀'.repeat(140) } })
  send()
  await waitFor(() => expect(applied).toHaveLength(1))
  expect(server.to(applyPath)[0]?.body).toMatchObject({ promotionId: '7', pictureIds: [] })
})

test('PROMO-3, PROMO-4: other types, more than 5 MB and a fourth picture are refused at once', async () => {
  await begin()
  choose(file('nota.pdf', 'application/pdf'))
  expect(screen.getByText('nota.pdf não é png nem jpg.')).toBeTruthy()
  choose(file('grande.png', 'image/png', 5 * 1024 * 1024 + 1))
  expect(screen.getByText('grande.png tem mais de 5 MB.')).toBeTruthy()
  choose(...['1', '2', '3', '4'].map((one) => file(`${one}.png`)))
  expect(screen.getByText('Envie no máximo três imagens.')).toBeTruthy()
  expect(uploads).toEqual([])
})

test('a picture whose upload failed is sent again, and submitted with the application', async () => {
  const server = await begin()
  isLineBroken = true
  choose(file('tela.jpg', 'image/jpeg'))
  fireEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }))
  await screen.findByText('tela.jpg enviada')
  fireEvent.click(screen.getByRole('button', { name: 'Enviar pedido' }))
  await waitFor(() => expect(applied).toHaveLength(1))
  const body = server.to(applyPath)[0]?.body as { pictureIds: string[] }
  expect(body.pictureIds).toHaveLength(1)
})
