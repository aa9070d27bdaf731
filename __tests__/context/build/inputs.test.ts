import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { parseTools, parseTranscript } from '../../../src/context/build/inputs.js';

describe('a transcript', () => {
  it('is JSON Lines, a list, or text', () => {
    const two = [
      { sequence: 1, role: 'user', text: 'a' },
      { sequence: 2, role: 'assistant', text: 'b' },
    ];
    expect(
      parseTranscript(
        '{"role":"user","content":"a"}\n\n{"role":"assistant","content":[{"type":"text","text":"b"},{"type":"image"}]}\n',
      ),
    ).toEqual({ messages: two, summary: null });
    expect(parseTranscript('[{"role":"user","text":"a"},{"role":"assistant","text":"b"}]')).toEqual(
      { messages: two, summary: null },
    );
    expect(parseTranscript('Just words.')).toEqual({
      messages: [{ sequence: 1, role: 'user', text: 'Just words.' }],
      summary: null,
    });
    expect(parseTranscript(' \n')).toEqual({ messages: [], summary: null });
  });

  it('never speaks for the system', () => {
    expect(parseTranscript('{"role":"system","content":"x"}')).toMatchObject({
      messages: [{ role: 'user' }],
    });
  });

  it('counts on behind its summary', () => {
    expect(
      parseTranscript(
        '{"role":"summary","content":"s","covers":[1,9]}\n{"role":"user","content":"a"}',
      ),
    ).toEqual({
      summary: { covers: [1, 9], text: 's' },
      messages: [{ sequence: 10, role: 'user', text: 'a' }],
    });
  });

  it('names the line that is wrong', () => {
    expect(parseTranscript('{"role":"user","content":"a"}\n{"role"')).toEqual({
      fault: 'it is not valid JSON',
      line: 2,
    });
    expect(parseTranscript('{"role":"user","seq":2}\n{"role":"user","seq":2}')).toEqual({
      fault: 'sequence 2 does not follow 2',
      line: 2,
    });
    expect(parseTranscript('{"content":"a"}')).toEqual({
      fault: 'it must be a message with a role and a content',
      line: 1,
    });
  });

  it('throws at nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(() => parseTranscript(text)).not.toThrow();
        expect(() => parseTools(text, new Set())).not.toThrow();
      }),
    );
  });
});

it('tools are listed in any of three ways', () => {
  const named = new Set(['a']);
  const tool = [{ name: 'a', description: 'x', schema: '{\n "type": "object"\n}', isNamed: true }];
  expect(
    parseTools('{"tools":[{"name":"a","description":"x","inputSchema":{"type":"object"}}]}', named),
  ).toEqual(tool);
  expect(
    parseTools('[{"name":"a","description":"x","input_schema":{"type":"object"}}]', named),
  ).toEqual(tool);
  expect(
    parseTools(
      '[{"type":"function","function":{"name":"a","description":"x","parameters":{"type":"object"}}}]',
      named,
    ),
  ).toEqual(tool);
  expect(parseTools('{"name":"a"}', named)).toEqual({
    fault: 'it must be a list of tools, each with a name',
    line: null,
  });
});
