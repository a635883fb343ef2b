import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { autoplayDelayMs, BannerCarousel } from './banner-carousel.tsx'
import { RowCarousel } from './row-carousel.tsx'

const labels = {
  region: 'Destaques',
  slide: (number: number) => `Destaque ${number}`,
  pause: 'Parar',
  play: 'Girar',
}

const banners = (count: number) => (
  <BannerCarousel
    labels={labels}
    slides={Array.from({ length: count }, (_, index) => ({
      key: String(index),
      content: <a href={`/promo-${index}`}>{`Banner ${index}`}</a>,
    }))}
  />
)

let lessMotion = false
beforeEach(() => {
  vi.useFakeTimers()
  lessMotion = false
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion }))
})

const current = () =>
  screen.getAllByRole('button').findIndex((dot) => dot.getAttribute('aria-current') === 'true')
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))

describe('the banner carousel', () => {
  test('CAROUSEL-1: moves on by itself every 5000 ms and loops', () => {
    render(banners(2))
    expect(current()).toBe(0)
    wait(autoplayDelayMs - 1)
    expect(current()).toBe(0)
    wait(1)
    expect(current()).toBe(1)
    wait(autoplayDelayMs)
    expect(current()).toBe(0)
  })

  test('CAROUSEL-1: from the copy at the end it continues at the first slide, invisibly', () => {
    const { container } = render(banners(2))
    const track = container.querySelector<HTMLElement>('[style]') as HTMLElement // has --at
    wait(autoplayDelayMs)
    wait(autoplayDelayMs)
    expect(track.style.getPropertyValue('--at')).toBe('3')
    fireEvent.transitionEnd(track)
    expect(track.style.getPropertyValue('--at')).toBe('1')
  })

  test('CAROUSEL-1: its pagination is clickable', () => {
    render(banners(3))
    fireEvent.click(screen.getByRole('button', { name: 'Destaque 3' }))
    expect(current()).toBe(2)
  })

  test('CAROUSEL-3: one banner is static, without loop and pagination', () => {
    render(banners(1))
    expect(screen.queryAllByRole('button')).toEqual([])
    expect(screen.getAllByText('Banner 0')).toHaveLength(1)
    wait(autoplayDelayMs * 3)
    expect(screen.getAllByText('Banner 0')).toHaveLength(1)
  })

  test('CAROUSEL-4: each slide carries the link to its target', () => {
    render(banners(1))
    expect(screen.getByRole('link').getAttribute('href')).toBe('/promo-0')
  })

  test('pauses while hovered, when paused, and for visitors who prefer reduced motion', () => {
    const { container, unmount } = render(banners(2))
    const frame = container.firstElementChild as HTMLElement // the section
    fireEvent.pointerEnter(frame)
    wait(autoplayDelayMs * 2)
    expect(current()).toBe(0)
    fireEvent.pointerLeave(frame)
    fireEvent.click(screen.getByRole('button', { name: 'Parar' }))
    wait(autoplayDelayMs * 2)
    expect(current()).toBe(0)
    unmount()
    lessMotion = true
    render(banners(2))
    wait(autoplayDelayMs * 2)
    expect(current()).toBe(0)
  })

  test('slides out of view cannot be reached', () => {
    const { container } = render(banners(3))
    const slides = [...container.querySelectorAll('[aria-roledescription="slide"]')]
    expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([
      true,
      false,
      true,
      true,
      true,
    ])
  })
})

describe('the row carousel', () => {
  const row = (count: number) => (
    <RowCarousel title="Slots" labels={{ previous: 'Anterior', next: 'Próximo' }}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>{index}</li>
      ))}
    </RowCarousel>
  )

  test.each([
    [7, 0],
    [8, 2],
  ])('HOME-11: %i items have %i arrows', (count, arrows) => {
    render(row(count))
    expect(screen.queryAllByRole('button')).toHaveLength(arrows)
  })

  test('an arrow moves by one view', () => {
    const { container } = render(row(9))
    const lane = container.querySelector('ul') as HTMLUListElement // its only list
    const scrollBy = vi.fn<(options?: ScrollToOptions | number) => void>()
    lane.scrollBy = scrollBy
    Object.defineProperty(lane, 'clientWidth', { value: 900 })
    fireEvent.click(within(container).getByRole('button', { name: 'Próximo' }))
    expect(scrollBy).toHaveBeenCalledWith({ left: 900, behavior: 'smooth' })
  })
  test('arrow keys move from card to card, Home and End to the ends', () => {
    const { container } = render(
      <RowCarousel title="Slots" labels={{ previous: 'Anterior', next: 'Próximo' }}>
        {['a', 'b', 'c'].map((name) => (
          <li key={name}>
            <a href={`/${name}`}>{name}</a>
            <button type="button">heart of {name}</button>
          </li>
        ))}
      </RowCarousel>,
    )
    const press = (key: string) => {
      fireEvent.keyDown(document.activeElement ?? document.body, { key })
      return document.activeElement?.textContent
    }
    within(container).getByRole('link', { name: 'a' }).focus()
    expect(
      ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Home', 'ArrowLeft', 'End'].map(press),
    ).toEqual(['b', 'c', 'c', 'a', 'a', 'c'])
    within(container).getByRole('button', { name: 'heart of b' }).focus()
    expect(press('ArrowLeft')).toBe('a')
    expect(press('x')).toBe('a')
  })
})
