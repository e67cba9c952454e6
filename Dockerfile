# The site as an image: what is built and what it needs to run, nothing else, not as root. docs/going-live.md tells how to
# use it, and `npm run proof:install` runs these stages without Docker and measures them.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY bin ./bin
RUN npm ci
COPY . .
RUN npm run build

# All libraries are in dist/ but the one for pictures, which is no JavaScript (tests/structure/image.test.ts holds that none
# is missing). What else is left is the Node that they are tested with; PostgreSQL has a container of its own.
FROM debian:bookworm-slim
WORKDIR /app
COPY --from=build /app/node_modules/node-linux-*/bin/node /usr/local/bin/node
COPY --from=build /app/node_modules/sharp ./node_modules/sharp
COPY --from=build /app/node_modules/@img ./node_modules/@img
COPY --from=build /app/node_modules/detect-libc ./node_modules/detect-libc
COPY --from=build /app/node_modules/semver ./node_modules/semver
COPY --from=build /app/dist ./dist
COPY package.json ./
RUN mkdir -p /data /backups && chown 10001:10001 /data /backups
ENV HOST=0.0.0.0 DATA_DIR=/data BACKUP_DIR=/backups
# So that the memory of a large picture or list goes back to the machine once it is done.
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
USER 10001:10001
VOLUME ["/data", "/backups"]
EXPOSE 3000
HEALTHCHECK --start-period=30s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "dist/server/index.js"]
