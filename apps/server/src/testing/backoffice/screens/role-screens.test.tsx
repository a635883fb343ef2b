import { readFileSync } from 'node:fs'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { areas } from '@trevo/backoffice/app/areas.ts'
import { AreasProvider } from '@trevo/backoffice/core/area.ts'
import { SideNav } from '@trevo/backoffice/shell/side-nav.tsx'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import { deliveredRoles } from '../../../modules/staff/domain/delivered-roles.ts'

// Counts beside the entries come from a server that never answers here.
beforeEach(() => vi.stubGlobal('fetch', () => new Promise(() => undefined)))

test.each(Object.entries(deliveredRoles))(
  'the navigation of %s shows the areas that its rights open, and no other',
  (role, rights) => {
    const queries = new QueryClient()
    queries.setQueryData(['operator'], {
      operator: role,
      brandName: 'Trevo',
      rights: rights.map((right) => ({ right, ceiling: null })),
    })
    const { container } = render(
      <QueryClientProvider client={queries}>
        <AreasProvider value={areas}>
          <MemoryRouter>
            <SideNav />
          </MemoryRouter>
        </AreasProvider>
      </QueryClientProvider>,
    )
    const shown = [...container.querySelectorAll('nav a')].map((one) => one.getAttribute('href'))
    const held = new Set<string>(rights)
    const written = readFileSync('apps/backoffice/src/app/areas.ts', 'utf8')
    expect(areas).toHaveLength([...written.matchAll(/^ {2}\w+Area,$/gm)].length)
    for (const { to, right } of areas) {
      expect(shown.includes(to), to).toBe(right === undefined || held.has(right))
    }
    expect(shown).toHaveLength(new Set(shown).size)
  },
)
