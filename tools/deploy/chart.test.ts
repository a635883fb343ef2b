import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { z } from 'zod'
import { readTemplate } from './read-template.ts'
import { renderChart } from './render-chart.ts'

const folder = resolve(import.meta.dirname, '../../deploy/helm/trevo')
const read = (name: string): string => readFileSync(resolve(folder, name), 'utf8')
type Values = Readonly<Record<string, unknown>>
const digest = `sha256:${'0'.repeat(64)}`
const values = (): Values => {
  const own = parse(read('values.yaml')) as { image: object } // our own file
  return {
    ...own,
    image: { ...own.image, serverDigest: digest, rgsDigest: digest },
    trustedProxies: '10.1.0.0/16',
  }
}
const everything = (): Values => {
  const own = values() as { copies: { live: object } }
  const live = { ...own.copies.live, replicas: 2 }
  return {
    ...own,
    natsUrl: 'nats://a:4222',
    copies: { ...own.copies, live },
    environment: { VENDORS_FILE: '/x' },
    opsOrigin: 'https://backoffice.example',
    opsBrandOrigins: { outra: 'https://office.outra.example' },
    ingress: {
      enabled: true,
      className: 'nginx',
      tlsSecret: 'tls',
      opsAnnotations: { 'nginx.ingress.kubernetes.io/allowlist-source-range': '192.0.2.0/24' },
    },
  }
}
// The chart's JSON Schema uses only the keywords that the library supports.
const schema = z.fromJSONSchema(
  JSON.parse(read('values.schema.json')) as Parameters<typeof z.fromJSONSchema>[0],
)

type Probe = { readonly httpGet: { readonly path: string; readonly port: string } }
type Container = {
  readonly name: string
  readonly image: string
  readonly securityContext: object
  readonly env: readonly { readonly name: string; readonly value?: string }[]
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[]
  readonly livenessProbe: Probe
  readonly readinessProbe: Probe
  readonly startupProbe: Probe
  readonly resources: { readonly requests: object; readonly limits: object }
  readonly volumeMounts: readonly { readonly name: string }[]
}
type Pod = {
  readonly securityContext: object
  readonly automountServiceAccountToken: boolean
  readonly terminationGracePeriodSeconds: number
  readonly containers: readonly Container[]
  readonly volumes: readonly { readonly name: string }[]
}
type Manifest = {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly spec: {
    readonly replicas?: number
    readonly selector?: Readonly<Record<string, unknown>>
    readonly template?: {
      readonly metadata: { readonly labels: Readonly<Record<string, string>> }
      readonly spec: Pod
    }
  }
}

const manifestsOf = (given: Values): readonly Manifest[] =>
  [...renderChart(folder, { release: 'play', values: given }).values()].flatMap((text) =>
    parseAllDocuments(text).flatMap((document) => {
      if (document.errors.length > 0) throw document.errors[0]
      const manifest = document.toJS() as Manifest | null // checked below
      return manifest ? [manifest] : []
    }),
  )

const podsOf = (manifests: readonly Manifest[]) =>
  manifests.flatMap(({ kind, metadata, spec }) =>
    kind === 'Deployment' && spec.template ? [{ name: metadata.name, ...spec.template.spec }] : [],
  )

describe('the chart', () => {
  test('with an ingress it cannot be installed before the trusted proxies are named', () => {
    expect(() => manifestsOf({ ...everything(), trustedProxies: '' })).toThrow('trustedProxies')
    const closed = { enabled: false, className: '', tlsSecret: '' }
    expect(() =>
      manifestsOf({ ...everything(), trustedProxies: '', ingress: closed }),
    ).not.toThrow()
  })

  test('its values match their schema, and invalid ones do not', () => {
    expect(schema.safeParse(values()).error).toBeUndefined()
    expect(schema.safeParse(everything()).error).toBeUndefined()
    const own = values() as { copies: { web: object }; image: object }
    const wrong: Values[] = [
      { ...own, siteOrigin: 'play.example' },
      { ...own, opsOrigin: 'http://backoffice.example' },
      { ...own, opsBrandOrigins: { outra: 'http://office.outra.example' } },
      { ...own, drainSeconds: -1 },
      { ...own, unknown: 1 },
      { ...own, natsUrl: 'http://a' },
      { ...own, natsUrl: 'nats://trevo:secret@a:4222' },
      { ...own, image: { ...own.image, rgsDigest: 'sha256:1' } },
      { ...own, copies: { ...own.copies, web: { ...own.copies.web, roles: 'web,all' } } },
      { ...own, image: { ...own.image, tag: undefined } },
    ]
    expect(wrong.filter((one) => schema.safeParse(one).success)).toEqual([])
  })

  test('starts what the values request, each once', () => {
    const namesOf = (given: Values) =>
      manifestsOf(given).map(({ kind, metadata }) => `${kind} ${metadata.name}`)
    expect(namesOf(values()).toSorted()).toEqual([
      'Deployment play-rgs',
      'Deployment play-web',
      'Deployment play-worker',
      'Ingress play',
      'NetworkPolicy play-rgs',
      'NetworkPolicy play-web',
      'NetworkPolicy play-worker',
      'PodDisruptionBudget play-rgs',
      'PodDisruptionBudget play-web',
      'PodDisruptionBudget play-worker',
      'Service play-rgs',
      'Service play-web',
    ])
    expect(namesOf(everything())).toContain('Deployment play-live')
  })

  test('operators have an ingress of their own, and without their origin nothing leads to them', () => {
    const manifests = manifestsOf(everything())
    const ingress = manifests.find(({ metadata }) => metadata.name === 'play-ops')
    expect(ingress).toMatchObject({
      kind: 'Ingress',
      metadata: {
        annotations: { 'nginx.ingress.kubernetes.io/allowlist-source-range': '192.0.2.0/24' },
      },
      spec: {
        tls: [{ hosts: ['backoffice.example', 'office.outra.example'] }],
        rules: [{ host: 'backoffice.example' }, { host: 'office.outra.example' }],
      },
    })
    const players = manifests.find(({ metadata }) => metadata.name === 'play')
    expect(JSON.stringify(players)).not.toMatch(/backoffice|office\.outra/)
    const web = podsOf(manifests).find(({ name }) => name === 'play-web')?.containers[0]
    expect(web?.env).toContainEqual({ name: 'OPS_ORIGIN', value: 'https://backoffice.example' })
    expect(web?.env).toContainEqual({
      name: 'OPS_BRAND_ORIGINS',
      value: 'outra=https://office.outra.example,',
    })
    expect(web?.ports).toContainEqual({ name: 'ops', containerPort: 3004 })
    expect(JSON.stringify(manifestsOf(values()))).not.toMatch(/"ops"|OPS_/)
  })

  test('containers run without rights, on a root that is read only, within bounds', () => {
    const pods = podsOf(manifestsOf(everything()))
    expect(pods).toHaveLength(4)
    for (const pod of pods) {
      expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10_001 })
      expect(pod.automountServiceAccountToken).toBe(false)
      for (const container of pod.containers) {
        expect(container.securityContext).toEqual({
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        })
        expect(container.resources).toMatchObject({
          requests: { cpu: expect.any(String), memory: expect.any(String) },
          limits: { memory: expect.any(String) },
        })
        expect(container.image).toMatch(/:\d/)
        const mounted = container.volumeMounts.map(({ name }) => name)
        expect(mounted.toSorted()).toEqual(pod.volumes.map(({ name }) => name).toSorted())
      }
    }
  })

  test('probes use paths that the servers have, on ports that the containers have', () => {
    const sources = [
      'platform/http/operations/bind-operations.ts',
      '../../rgs/src/build-rgs.ts',
    ].map((path) =>
      readFileSync(resolve(import.meta.dirname, '../../apps/server/src', path), 'utf8'),
    )
    for (const { containers } of podsOf(manifestsOf(everything()))) {
      for (const { ports, livenessProbe, readinessProbe, startupProbe } of containers) {
        for (const { httpGet } of [livenessProbe, readinessProbe, startupProbe]) {
          expect(sources.some((text) => text.includes(`app.get('${httpGet.path}'`))).toBe(true)
          expect(ports.map(({ name }) => name)).toContain(httpGet.port)
        }
        // A pod that is not ready gets no requests; one that is not alive is restarted: two different
        // probes.
        expect(readinessProbe.httpGet.path).not.toBe(livenessProbe.httpGet.path)
      }
    }
  })

  test('every variable is a setting of the project, and a copy has time to drain', () => {
    const settings = readFileSync(resolve(folder, '../../../docs/settings.md'), 'utf8')
    for (const pod of podsOf(manifestsOf(everything()))) {
      for (const { env } of pod.containers) {
        const unknown = env.filter(({ name }) => !settings.includes(`\`${name}\``))
        expect(unknown).toEqual([])
        const drain = Number(env.find(({ name }) => name === 'DRAIN_SECONDS')?.value)
        expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(drain + 15)
      }
    }
  })

  test('images are pinned by digest, and without one nothing is installed', () => {
    const own = values() as { image: object }
    const imagesOf = (image: object) =>
      podsOf(manifestsOf({ ...own, image: { ...own.image, ...image } })).flatMap(({ containers }) =>
        containers.map((one) => one.image),
      )
    expect(imagesOf({}).filter((one) => !one.endsWith(`@${digest}`))).toEqual([])
    expect(() => imagesOf({ serverDigest: '' })).toThrow('image.serverDigest')
    expect(() => imagesOf({ rgsDigest: '' })).toThrow('image.rgsDigest')
    const trial = imagesOf({ byTag: true, serverDigest: '', rgsDigest: '' })
    expect(trial.filter((one) => !one.endsWith(':0.1.0'))).toEqual([])
  })

  test('the game server has its own secret, and its pods see nothing of the platform', () => {
    const rgs = podsOf(manifestsOf(everything())).find(({ name }) => name === 'play-rgs')
    const text = JSON.stringify(rgs)
    expect(text).toContain('"secretName":"trevo-rgs"')
    expect(text).not.toContain('trevo-environment')
    expect(text).not.toContain('trevo-secrets')
    expect(text).not.toContain('envFrom')
  })

  test('network policies limit who reaches each pod, and whom the game server reaches', () => {
    type Policy = { policyTypes: string[]; ingress: { from: object[]; ports: object[] }[] }
    const policies = manifestsOf({ ...everything(), metricsFrom: '10.0.0.0/8,192.0.2.0/24' })
      .filter(({ kind }) => kind === 'NetworkPolicy')
      .map(({ metadata, spec }) => [metadata.name, spec as unknown as Policy] as const)
    expect(policies.map(([name]) => name)).toEqual([
      'play-live',
      'play-web',
      'play-worker',
      'play-rgs',
    ])
    for (const [name, { policyTypes, ingress }] of policies) {
      expect(policyTypes).toEqual(name === 'play-rgs' ? ['Ingress', 'Egress'] : ['Ingress'])
      // A rule without senders or ports would admit everybody.
      for (const { from, ports } of ingress) {
        expect([from.length > 0, ports.length > 0]).toEqual([true, true])
      }
      expect(ingress.at(-1)?.from).toEqual([
        { ipBlock: { cidr: '10.0.0.0/8' } },
        { ipBlock: { cidr: '192.0.2.0/24' } },
      ])
    }
    const closed = { ...everything(), networkPolicy: { enabled: false } }
    expect(manifestsOf(closed).filter(({ kind }) => kind === 'NetworkPolicy')).toEqual([])
  })

  test('services and disruption budgets select the pods of a deployment', () => {
    const manifests = manifestsOf(everything())
    const labels = manifests.flatMap(({ spec }) =>
      spec.template ? [spec.template.metadata.labels] : [],
    )
    for (const { kind, metadata, spec } of manifests) {
      if (kind !== 'Service' && kind !== 'PodDisruptionBudget') continue
      const { matchLabels = spec.selector } = spec.selector ?? {}
      const wanted = Object.entries(matchLabels as Record<string, string>) // from our own template
      const chosen = labels.filter((has) => wanted.every(([key, value]) => has[key] === value))
      expect([metadata.name, chosen.length]).toEqual([metadata.name, 1])
    }
  })
})

const helm = spawnSync('helm', ['version', '--short'])
test.skipIf(helm.status !== 0)('helm itself renders the same', () => {
  const run = spawnSync('helm', ['template', 'play', folder, '--kube-version', '1.29.0'], {
    encoding: 'utf8',
  })
  expect(run.stderr).toBe('')
  const written = parseAllDocuments(run.stdout).flatMap((document) => document.toJS() ?? [])
  const byName = (list: readonly unknown[]) => list.map((one) => JSON.stringify(one)).toSorted()
  expect(byName(written)).toEqual(byName(manifestsOf(values())))
})

test.each(['{{ range .a }}{{ end }}', '{{ with .a }}{{ end }}', '{{ if .a }}', '{{ end }}'])(
  'the reader refuses what it does not support: %s',
  (source) => expect(() => readTemplate(source)).toThrow(/does not know|not ended/),
)
