# Headlight in a container: built once, then only what it runs on. The embedded database needs glibc, so no Alpine.
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build && npm run slim

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app /app
# Any number will do: the service needs no name for its user.
RUN mkdir /data && chown 10001:10001 /data
VOLUME /data
EXPOSE 3000
USER 10001:10001
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(r => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Not npm: signals reach the service itself.
CMD ["node", "--no-memory-reducer", "--min-semi-space-size=16", "scripts/start.js"]
