import { readFileSync } from 'node:fs'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Modal, modalDelayMs } from './modal.tsx'

const open = (props: Partial<Parameters<typeof Modal>[0]> = {}) => {
  const onClose = vi.fn<() => void>()
  const view = render(
    <Modal open title="Aviso" closeLabel="Fechar" onClose={onClose} {...props}>
      <p>Olá</p>
    </Modal>,
  )
  return { onClose, ...view }
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true })

beforeEach(() => {
  vi.useFakeTimers()
  window.scrollTo = vi.fn<(options?: ScrollToOptions | number) => void>()
  document.documentElement.style.overflow = ''
})

const afterDelay = () => act(() => vi.advanceTimersByTime(modalDelayMs))

describe('the reusable modal', () => {
  test('MODAL-9: measures 200 by 200 unless told otherwise and opens after 100 ms', () => {
    open()
    expect(dialog().style.getPropertyValue('--modal-width')).toBe('200px')
    expect(dialog().style.getPropertyValue('--modal-height')).toBe('200px')
    act(() => vi.advanceTimersByTime(99))
    expect(dialog().open).toBe(false)
    act(() => vi.advanceTimersByTime(1))
    expect(dialog().open).toBe(true)
  })

  test('a content modal is as wide as specified and as high as its content', () => {
    open({ size: { width: 420 } })
    expect(dialog().style.getPropertyValue('--modal-width')).toBe('420px')
    expect(dialog().style.getPropertyValue('--modal-height')).toBe('fit-content')
  })

  test('MODAL-10: is dragged by its header', () => {
    open()
    afterDelay()
    const header = screen.getByText('Aviso').parentElement as HTMLElement // the title's header
    fireEvent.pointerDown(header, { button: 0, clientX: 100, clientY: 50 })
    fireEvent.pointerMove(header, { clientX: 130, clientY: 45 })
    fireEvent.pointerUp(header)
    fireEvent.pointerMove(header, { clientX: 500, clientY: 500 })
    expect(dialog().style.getPropertyValue('--modal-x')).toBe('30px')
    expect(dialog().style.getPropertyValue('--modal-y')).toBe('-5px')
  })

  test('MODAL-10: a click outside does not close it, Escape and the button do', () => {
    const { onClose } = open()
    afterDelay()
    fireEvent.click(dialog())
    fireEvent.click(document.body)
    expect(onClose).not.toHaveBeenCalled()
    fireEvent(dialog(), new Event('cancel', { cancelable: true }))
    expect(onClose).toHaveBeenCalledTimes(1)
    fireEvent.click(screen.getByLabelText('Fechar'))
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  test('a dialog that must be answered cannot be closed with Escape', () => {
    const { onClose } = open({ mustAnswer: true })
    afterDelay()
    fireEvent(dialog(), new Event('cancel', { cancelable: true }))
    expect(onClose).not.toHaveBeenCalled()
  })

  test('MODAL-9: fades in and out', () => {
    const css = readFileSync('packages/ui/src/modal.module.css', 'utf8')
    const rule = /\.modal \{([^}]*)\}/.exec(css)?.[1] ?? ''
    expect(rule).toMatch(/opacity: 0;/)
    expect(rule).toMatch(/transition:[^;]*opacity var\(--calm\)/)
    // Without these two it would appear and disappear at once.
    expect(rule).toMatch(/transition:[^;]*display var\(--calm\) allow-discrete/)
    expect(css).toMatch(/@starting-style \{\s*\.modal\[open\] \{\s*opacity: 0;/)
  })

  test('MODAL-11: its close button can be hidden', () => {
    const { unmount } = open()
    expect(screen.queryByLabelText('Fechar')).not.toBeNull()
    unmount()
    open({ hideClose: true })
    expect(screen.queryByLabelText('Fechar')).toBeNull()
  })

  test('MODAL-12: the page does not scroll while it is open and keeps its position afterwards', () => {
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true })
    const { unmount } = open()
    afterDelay()
    expect(document.documentElement.style.overflow).toBe('hidden')
    unmount()
    expect(document.documentElement.style.overflow).toBe('')
    expect(window.scrollTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' })
  })

  test('MODAL-12: of two modals the last one to close releases the page', () => {
    const first = open()
    const second = open()
    afterDelay()
    first.unmount()
    expect(document.documentElement.style.overflow).toBe('hidden')
    second.unmount()
    expect(document.documentElement.style.overflow).toBe('')
  })

  test('is named by its title', () => {
    open()
    expect(
      document.getElementById(dialog().getAttribute('aria-labelledby') ?? '')?.textContent,
    ).toBe('Aviso')
  })
})
