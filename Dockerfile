# Rotunda with its built-in PostgreSQL: the start of the README, in a container. Everything kept is in the volume /data.
FROM node:24-bookworm-slim AS build
WORKDIR /srv/rotunda
COPY . .
RUN npm run build && npm cache clean --force

FROM node:24-bookworm-slim
WORKDIR /srv/rotunda
# Owned by root and only read: what runs cannot change its own programs.
COPY --from=build /srv/rotunda .
# PostgreSQL refuses to run as root, and nothing here needs it.
RUN install -d -o node -g node -m 700 /data
USER node
ENV HOST=0.0.0.0 PORT=4400 ROTUNDA_HOME=/data
VOLUME /data
EXPOSE 4400
# Whether the process runs. Whether it can serve is /api/health, which no restart improves.
# The first start makes the sample workspace before it answers.
HEALTHCHECK --interval=10s --timeout=5s --start-period=3m CMD ["node", "tools/launch/health.mjs"]
CMD ["node", "tools/launch/start.mjs"]
