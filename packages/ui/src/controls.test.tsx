import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { Countdown, formatLeft } from './countdown.tsx'
import { Field, PasswordField } from './field.tsx'
import { formatAmount } from './money.tsx'
import { pagesShown } from './pages-shown.ts'
import { Pagination } from './pagination.tsx'
import { ErrorState } from './states.tsx'
import { Tabs } from './tabs.tsx'

describe('a button', () => {
  test('that cannot be pressed announces why, stays reachable and does nothing', () => {
    const onClick = vi.fn<() => void>()
    render(
      <Button disabledReason="Digite um valor" onClick={onClick}>
        Depositar
      </Button>,
    )
    const button = screen.getByRole<HTMLButtonElement>('button')
    fireEvent.click(button)
    expect(onClick).not.toHaveBeenCalled()
    expect(button.disabled).toBe(false)
    expect(
      document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
    ).toBe('Digite um valor')
  })

  test('accepts no second press while busy', () => {
    const onClick = vi.fn<() => void>()
    const { rerender } = render(<Button onClick={onClick}>Entrar</Button>)
    fireEvent.click(screen.getByRole('button'))
    rerender(
      <Button busy onClick={onClick}>
        Entrar
      </Button>,
    )
    fireEvent.click(screen.getByRole('button'))
    expect(onClick).toHaveBeenCalledTimes(1)
  })
})

describe('fields', () => {
  test('an error is tied to its input and announced', () => {
    render(<Field label="Usuário" error="Digite seu usuário" hint="4 a 16 letras" />)
    const input = screen.getByLabelText('Usuário')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      '4 a 16 letras',
      'Digite seu usuário',
    ])
    expect(screen.getByRole('alert').textContent).toBe('Digite seu usuário')
  })

  test('REG-3: a password is shown and hidden again', () => {
    render(<PasswordField label="Senha" showLabel="mostrar" hideLabel="esconder" />)
    const input = screen.getByLabelText<HTMLInputElement>('Senha')
    expect(input.type).toBe('password')
    fireEvent.click(screen.getByRole('button', { name: 'mostrar' }))
    expect(input.type).toBe('text')
    fireEvent.click(screen.getByRole('button', { name: 'esconder' }))
    expect(input.type).toBe('password')
  })
})

describe('tabs', () => {
  const Example = () => {
    const [value, setValue] = useState<'a' | 'b' | 'c'>('a')
    const items = (['a', 'b', 'c'] as const).map((key) => ({ key, label: key, panel: `p-${key}` }))
    return <Tabs label="Abas" items={items} value={value} onChange={setValue} />
  }

  test.each([
    { keys: ['ArrowRight'], shown: 'p-b' },
    { keys: ['ArrowLeft'], shown: 'p-c' },
    { keys: ['End', 'ArrowRight'], shown: 'p-a' },
    { keys: ['End', 'Home'], shown: 'p-a' },
  ])('$keys leads to $shown', ({ keys, shown }) => {
    render(<Example />)
    for (const key of keys) fireEvent.keyDown(screen.getByRole('tablist'), { key })
    expect(screen.getByRole('tabpanel').textContent).toBe(shown)
    const active = screen.getAllByRole('tab').filter((tab) => tab.tabIndex === 0)
    expect(active).toHaveLength(1)
    expect(document.activeElement).toBe(active[0])
  })
})

describe('pagination with margin 1 and range 5', () => {
  test.each([
    { current: 1, count: 1, marks: [1] },
    { current: 1, count: 7, marks: [1, 2, 3, 4, 5, 'gap', 7] },
    { current: 6, count: 12, marks: [1, 'gap', 4, 5, 6, 7, 8, 'gap', 12] },
    { current: 12, count: 12, marks: [1, 'gap', 8, 9, 10, 11, 12] },
    { current: 3, count: 6, marks: [1, 2, 3, 4, 5, 6] },
    { current: 1, count: 0, marks: [] },
  ])('page $current of $count', ({ current, count, marks }) => {
    expect(pagesShown(current, count)).toEqual(marks)
  })

  test('marks the current page and reports the selected one', () => {
    const onChange = vi.fn<(page: number) => void>()
    render(
      <Pagination
        label="Páginas"
        pageLabel={(page) => `Página ${page}`}
        current={2}
        count={3}
        onChange={onChange}
      />,
    )
    expect(screen.getByLabelText('Página 2').getAttribute('aria-current')).toBe('page')
    fireEvent.click(screen.getByLabelText('Página 3'))
    expect(onChange).toHaveBeenCalledWith(3)
  })
})

describe('a countdown', () => {
  test.each([
    [42_000, '00:42'],
    [892_000, '14:52'],
    [11_528_000, '03:12:08'],
    [187_200_000, '2d 04h'],
    [-5, '00:00'],
    [1, '00:01'],
  ])('%i ms are %s', (leftMs, text) => {
    expect(formatLeft(leftMs)).toBe(text)
  })

  test('announces once that the time is over', () => {
    vi.useFakeTimers()
    const onEnd = vi.fn<() => void>()
    let now = 0
    const clock = () => now
    render(<Countdown until={2_000} now={clock} onEnd={onEnd} label="Resta" />)
    expect(screen.getByRole('timer').textContent).toBe('00:02')
    for (const at of [1_000, 2_000, 3_000]) {
      now = at
      act(() => vi.advanceTimersByTime(1_000))
    }
    expect(onEnd).toHaveBeenCalledTimes(1)
    vi.useRealTimers()
  })
})

describe('money', () => {
  test.each([
    ['1284.9', 'pt-BR', 'R$\u00A01.284,90'],
    ['1284.9', 'en-US', 'R$1,284.90'],
    ['90071992547409.9301', 'pt-BR', 'R$\u00A090.071.992.547.409,93'],
    ['0.009', 'pt-BR', 'R$\u00A00,00'],
  ])('%s in %s reads %s', (amount, locale, text) => {
    expect(formatAmount(amount, { locale })).toBe(text)
  })

  test('a movement shows its sign', () => {
    expect(formatAmount('22.00', { locale: 'pt-BR', sign: 'always' })).toBe('+R$\u00A022,00')
  })
})

test('an error in place offers a retry', () => {
  const onRetry = vi.fn<() => void>()
  render(
    <ErrorState
      picture="/x.webp"
      title="Não carregou"
      retryLabel="Tentar de novo"
      onRetry={onRetry}
    />,
  )
  expect(screen.getByRole('alert').textContent).toContain('Não carregou')
  fireEvent.click(screen.getByRole('button'))
  expect(onRetry).toHaveBeenCalledTimes(1)
})
