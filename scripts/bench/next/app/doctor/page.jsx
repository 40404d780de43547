// The same elements, attributes and texts as our own list of doctors: a server component without code in the browser,
// plain links, and no query of a database, because the pages are read once. What is measured is the rendering alone.
import { readFileSync } from 'node:fs';
import { parse } from 'parse5';
import { createElement } from 'react';

export const dynamic = 'force-dynamic';

const bodies = JSON.parse(readFileSync(process.env.BENCH_PAGES, 'utf8')).map((html) => bodyOf(parse(html)));

function bodyOf(document) {
  const html = document.childNodes.find(({ nodeName }) => nodeName === 'html');
  return html.childNodes.find(({ nodeName }) => nodeName === 'body');
}

export default async function DoctorList({ searchParams }) {
  const { page = '1' } = await searchParams;
  return <main>{childrenOf(bodies[Number(page) % bodies.length])}</main>;
}

const childrenOf = (node) => node.childNodes.map((child, index) => elementOf(child, index));

function elementOf(node, key) {
  if (node.nodeName === '#text') return node.value;
  if (node.nodeName.startsWith('#') || ['script', 'template', 'style'].includes(node.nodeName)) return null;
  const attributes = Object.fromEntries(
    node.attrs
      .filter(({ name }) => !/^(style|on.*)$/.test(name))
      .map(({ name, value }) => [reactNames[name] ?? name, value]),
  );
  return createElement(node.nodeName, { ...attributes, key }, ...childrenOf(node));
}

const reactNames = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  value: 'defaultValue',
  selected: 'data-selected',
};
