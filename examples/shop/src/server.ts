import { createServer } from 'node:http';
import { Forbidden, NotFound } from './errors.ts';
import { showOrder } from './orders/show.ts';
import { userOf } from './session/cookie.ts';

const server = createServer((request, response) => {
  const user = userOf(request.headers.cookie);
  const id = /^\/orders\/([\w-]+)$/.exec(request.url ?? '')?.[1];
  if (user === null || id === undefined) return void response.writeHead(404).end();
  try {
    response.end(showOrder(user, id));
  } catch (error) {
    const code = error instanceof Forbidden ? 403 : error instanceof NotFound ? 404 : 500;
    response.writeHead(code).end();
  }
});

server.listen(3000);
