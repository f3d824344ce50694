FROM node:24.21.0-slim AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Canonical links name this origin: docker build --build-arg SITE_ORIGIN=https://example.com
ARG SITE_ORIGIN
# Where the contact form posts to; without it, sending is simulated.
ARG CONTACT_URL
RUN npm run build

# dist runs with nothing installed beside it, and writes nothing.
FROM node:24.21.0-slim
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
COPY package.json ./
COPY --from=build /site/dist dist
USER node
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=3s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/node.js"]
